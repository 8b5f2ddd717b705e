/** The parts of each feed; what they have to be is checked afterwards. */
export function feedsOf(text: string) {
  return text
    .split(/[;\n]/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [network = '', handle = '', address = ''] = one.trim().split(/\s+/)
      return { network: network.toUpperCase(), handle, address }
    })
}
