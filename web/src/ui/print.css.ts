import { globalStyle } from "@vanilla-extract/css"

// Where there is a sheet to print, paper shows it alone, over the whole width.
globalStyle(":root:has([data-print]) body :not(:has([data-print])):not([data-print]):not([data-print] *)", {
  "@media": { print: { display: "none" } },
})
globalStyle(":root:has([data-print]) :has([data-print])", {
  "@media": {
    print: {
      display: "block",
      margin: 0,
      border: 0,
      padding: 0,
      width: "auto",
      maxWidth: "none",
      background: "none",
    },
  },
})
globalStyle(":root:has([data-print])", { "@media": { print: { background: "none" } } })
