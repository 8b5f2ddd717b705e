declare module '*.png?inline' {
  /** A `data:` URL. */
  const address: string
  export default address
}
declare module '*.ico?inline' {
  const address: string
  export default address
}
