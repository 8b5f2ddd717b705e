/** Colour theme of the editor: that of the device, or always light or dark. */
type Theme = 'system' | 'light' | 'dark'

const YEAR = 365 * 24 * 60 * 60

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Stores the theme per browser, not per account. The server writes it into the page, to avoid a flash of other colours. */
export function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const age = theme === 'system' ? 0 : YEAR
  const cookie = `toran-theme=${theme}; path=/editor; max-age=${age}; samesite=lax${secure}`
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before any script runs, and Safari has no Cookie Store
  document.cookie = cookie
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
