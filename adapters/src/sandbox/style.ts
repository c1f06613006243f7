/** Style of the sandbox's pages, which stand apart from the product: no script, light and dark, in the product's letters. */
export const css = `
@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url(/sandbox/instrument-sans.woff2) format("woff2")}
:root{color-scheme:light dark;--canvas:light-dark(#f3f6f5,#0c1211);--surface:light-dark(#fff,#141b19);--ink:light-dark(#0f1a17,#ecf2ef);
--ink2:light-dark(#41504a,#b4c1bb);--ink3:light-dark(#5a6963,#8f9e97);--line:light-dark(#dbe2df,#27312e);--control:light-dark(#7b8883,#6f7d77);
--brand:light-dark(#0b5a63,#3fb3bf);--hover:light-dark(#07464e,#5fc6d0);--brandink:light-dark(#084c54,#7fd3da);--onbrand:light-dark(#fff,#06201f);--focus:light-dark(#1f5fd6,#7fb0ff);
--warn:light-dark(#7a5200,#e9c46a);--warnsoft:light-dark(#fbf0d2,#2f250c);--bad:light-dark(#b01b33,#ff8d98);--badsoft:light-dark(#fce7e9,#3a161b);--ok:light-dark(#17693a,#6fd596);--act:light-dark(#1b55a8,#8fbaff)}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.5 "Instrument Sans",system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased;font-variant-numeric:tabular-nums}
h1,h2{text-wrap:balance}.i{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.tm{background:var(--warnsoft);color:var(--warn);border-bottom:1px solid color-mix(in oklab,var(--warn) 35%,transparent);font-size:14px}
.tm p{width:min(1052px,100% - 32px);margin:0 auto;display:flex;align-items:center;gap:10px;min-height:44px;padding:8px 0}
.tm b{flex:none;font-weight:650;font-size:12.5px;line-height:24px;padding:0 9px;border-radius:99px;box-shadow:inset 0 0 0 1px currentColor}
.checkout{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));min-height:calc(100dvh - 45px)}
.checkout>section{padding:40px 56px 48px}.checkout>section>div{width:100%;max-width:470px}.order>div{margin-left:auto}.pay{background:var(--surface);border-left:1px solid var(--line)}
a{color:var(--brandink)}.back{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin-top:-12px;color:var(--ink2);font-size:14px;font-weight:500;text-decoration:none}.back:hover{color:var(--ink);text-decoration:underline}
.logo{display:flex;align-items:center;gap:9px;margin:0 0 20px;font-size:17px;font-weight:650;letter-spacing:-.02em}.logo svg{width:26px;height:26px}
.order h1{font-size:16px;font-weight:550;color:var(--ink2);letter-spacing:-.008em;margin:0}.big{font-size:44px;line-height:1.05;letter-spacing:-.036em;font-weight:600;margin:8px 0 0}.then{color:var(--ink2);margin:8px 0 0}
.order dl{border-top:1px solid var(--line);margin:28px 0 0;font-size:14.5px}.order dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line)}
.order dt small{display:block;color:var(--ink3);font-size:13px}.order dd{margin:0;font-weight:550}.order dl .total{border:0;font-size:16px;font-weight:600}.total dd{font-weight:650}
.when{list-style:none;position:relative;display:grid;grid-template-columns:repeat(2,1fr);gap:12px;margin:22px 0 0;padding:20px 0 0;font-size:13px;color:var(--ink2)}
.when::before{content:"";position:absolute;left:0;right:0;top:5px;height:2px;background:linear-gradient(90deg,var(--brand) 0 50%,var(--line) 50%)}
.when li{position:relative;line-height:1.4}.when li::before{content:"";position:absolute;top:-20px;left:0;width:12px;height:12px;border-radius:99px;background:var(--surface);box-shadow:inset 0 0 0 3px var(--brand)}
.when li:first-child::before{background:var(--brand)}.when b{display:block;color:var(--ink);font-weight:600}.whose{font-size:12.5px;color:var(--ink3);margin:32px 0 0}
.pay h2{font-size:17.5px;letter-spacing:-.016em;margin:0 0 14px}.cards{margin:0;border:0;padding:0;min-width:0;border-radius:14px;background:var(--canvas);box-shadow:0 0 0 1px var(--line)}
.cards legend{float:left;width:100%;padding:13px 16px 9px;font-size:13.5px;color:var(--ink2)}.cards legend b{font-weight:600;color:var(--ink)}
.cards label{clear:both;display:grid;grid-template-columns:18px minmax(0,1fr) auto;gap:12px;align-items:center;min-height:44px;padding:8px 16px;border-top:1px solid var(--line);cursor:pointer;font-size:14px}
.cards input{appearance:none;width:18px;height:18px;border-radius:99px;border:1.5px solid var(--control);margin:0;background:var(--surface)}.cards input:checked{border:5.5px solid var(--brand)}
.number{font-weight:550;letter-spacing:.01em;white-space:nowrap}.end{display:inline-flex;align-items:center;gap:6px;font-size:12.5px;font-weight:600}.approves{color:var(--ok)}.declines{color:var(--bad)}.asks{color:var(--act)}
.field{display:block;margin:18px 0 0;font-size:13.5px;font-weight:600}.field small{font-weight:400;color:var(--ink3);font-size:13px}
.field input{display:block;width:100%;min-height:44px;margin-top:6px;padding:8px 13px;font:inherit;font-size:16px;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:10px}
button{min-height:44px;padding:0 18px;font:inherit;font-weight:600;border:0;border-radius:10px;background:var(--brand);color:var(--onbrand);cursor:pointer}button:hover{background:var(--hover)}.wide{width:100%;min-height:48px;margin-top:20px;font-size:15.5px}
.quiet{background:var(--surface);color:var(--ink);box-shadow:inset 0 0 0 1px var(--control)}.quiet:hover{background:var(--canvas)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}button:focus-visible,.field input:focus-visible{border-radius:10px}.cards input:focus-visible{border-radius:99px}
.error{margin:0 0 16px;padding:11px 14px;border-radius:10px;background:var(--badsoft);color:var(--bad);font-weight:600;font-size:14px}.terms{font-size:13px;color:var(--ink2);margin:14px 0 0}
details{margin-top:22px;border-top:1px solid var(--line);padding-top:6px;font-size:13px;color:var(--ink2)}summary{display:flex;align-items:center;justify-content:space-between;min-height:44px;cursor:pointer;list-style:none;font-weight:600;color:var(--ink)}
summary::-webkit-details-marker{display:none}details[open] summary .i{transform:rotate(180deg)}details ul{list-style:none;display:grid;gap:6px;margin:0;padding:0 0 4px}code{font:500 12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--ink)}
.page{max-width:900px;margin:0 auto;padding:32px 16px}.page h1{font-size:25px;letter-spacing:-.028em;margin:6px 0}.page h2{font-size:17.5px;letter-spacing:-.016em;margin:32px 0 10px}
.page table{width:100%;border-collapse:collapse;font-size:14px}.page th,.page td{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:break-word}.page th{font-weight:500;color:var(--ink3);font-size:13px;white-space:nowrap}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 28px}.scroll{overflow-x:auto}
@media (max-width:899px){.checkout{grid-template-columns:minmax(0,1fr)}.checkout>section{padding:20px 16px 28px}.checkout>section>div{margin:0 auto}.pay{border-left:0;border-top:1px solid var(--line)}.back{margin-top:0}.logo{margin-bottom:12px}.order dl{margin-top:20px}}
@media (max-width:719px){.tm p{align-items:flex-start;font-size:13px}.big{font-size:38px}}
@media (max-width:459px){.cards label{grid-template-columns:18px minmax(0,1fr)}.end{grid-column:2}}
`
