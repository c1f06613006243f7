/** Style of the sandbox's pages, which stand apart from the product: no script, no font of their own, light and dark. */
export const css = `
:root{color-scheme:light dark;--canvas:light-dark(#f3f6f5,#0c1211);--surface:light-dark(#fff,#141c1b);--ink:light-dark(#10201e,#e8efed);
--ink2:light-dark(#445552,#a9b8b5);--line:light-dark(#d5dedc,#2a3634);--brand:light-dark(#0b5a63,#6cc7cf);--onbrand:light-dark(#fff,#06201f);
--warn:light-dark(#7a5200,#f0c66a);--warnsoft:light-dark(#fbeecb,#33290f);--bad:light-dark(#a8182e,#ff8d96);--ok:light-dark(#14682f,#7fd79a)}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.tm{background:var(--warnsoft);color:var(--warn);border-bottom:1px solid var(--warn);padding:10px 16px;text-align:center;font-size:14px}
main{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));min-height:calc(100dvh - 45px)}
main>section{padding:40px 48px}main>section>div{max-width:470px}main>section:first-child>div{margin-left:auto}.pay{background:var(--surface);border-left:1px solid var(--line)}
a{color:var(--brand)}h1{font-size:16px;font-weight:600;color:var(--ink2);margin:20px 0 0}h2{font-size:18px;margin:0 0 12px}.big{font-size:44px;font-weight:600;margin:4px 0}
dl{border-top:1px solid var(--line);margin:24px 0}dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line)}dt small{display:block;color:var(--ink2)}dd{margin:0;font-weight:550}
fieldset{border:1px solid var(--line);border-radius:12px;margin:0 0 16px;padding:12px 16px}fieldset label{display:grid;grid-template-columns:20px 1fr auto;gap:10px;min-height:44px;align-items:center}
.field{display:block;margin:0 0 14px;font-weight:500}.field input{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;color:inherit;background:var(--canvas);border:1px solid var(--ink2);border-radius:10px}
button{min-height:48px;padding:0 18px;font:600 16px/1 inherit;font-family:inherit;border:0;border-radius:12px;background:var(--brand);color:var(--onbrand);cursor:pointer}.wide{width:100%}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}.error{color:var(--bad);font-weight:600}.ok{color:var(--ok)}small,.small{font-size:13.5px;color:var(--ink2)}code{font-size:13px}
.page{display:block;max-width:900px;margin:0 auto;padding:32px 16px}.page table{width:100%;border-collapse:collapse;font-size:14px}.page th,.page td{text-align:left;padding:8px;border-bottom:1px solid var(--line);vertical-align:top}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 28px}.scroll{overflow-x:auto}
@media (max-width:899px){main{display:block}.pay{border-left:0;border-top:1px solid var(--line)}main>section{padding:24px 16px}main>section:first-child>div{margin-left:0}}
`
