const TOKEN = /(--[\w-]+)\s*:([^;{}]*);?/g

/** Returns the token sheet reduced to the tokens that the styles use, including those that other tokens refer to. */
export function neededTokens(sheet: string, styles: string): string {
  const values = new Map(
    Array.from(sheet.matchAll(TOKEN), ([, name = '', value = '']) => [name, value] as const),
  )
  const needed = new Set<string>()
  const add = (css: string) => {
    for (const name of namesIn(css)) {
      const value = values.get(name)
      if (value === undefined || needed.has(name)) continue
      needed.add(name)
      add(value)
    }
  }
  add(styles)
  return sheet.replace(TOKEN, (token, name: string) => (needed.has(name) ? token : ''))
}

function namesIn(css: string): string[] {
  return Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)
}
