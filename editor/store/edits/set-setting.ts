import type { Edit, PageSettings } from './edited-page'

/** Sets one of the page's own settings. */
export function setSetting<K extends keyof PageSettings>(name: K, value: PageSettings[K]): Edit {
  return (page) => {
    page.settings[name] = value
  }
}
