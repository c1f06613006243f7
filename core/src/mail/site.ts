/** Where the product is, as mail names it. */
export interface Site {
  /** As a browser sees it, without a slash at the end. */
  readonly publicUrl: string
  /** Where people write for help: a mailbox or a page. */
  readonly support: string
}
