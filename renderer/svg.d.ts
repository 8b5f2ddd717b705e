/** The address of a drawing, which stays a file: a sprite in the markup's own address would be no sprite. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}
