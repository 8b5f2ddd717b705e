declare module '*.png?inline' {
  /** A `data:` address. */
  const address: string
  export default address
}
declare module '*.ico?inline' {
  const address: string
  export default address
}
