/** The address of an SVG file that isn't inlined: a sprite must stay a file to be shared. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}
