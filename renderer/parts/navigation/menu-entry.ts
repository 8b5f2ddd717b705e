import { select } from '#schema/fields'
import { t } from '#schema/messages/t'

/** An entry of a menu as it is rendered, with those below it. */
export interface MenuEntry {
  readonly label: string
  /** A whole address; `null` for one that only opens what stands below it. */
  readonly href: string | null
  readonly items: readonly MenuEntry[]
}

/** What the site's navigation says for a page. */
export interface SiteNavigation {
  readonly entries: readonly MenuEntry[]
  readonly footer: readonly MenuEntry[]
}

/** Whether a header or footer shows the site's navigation, or links of its own. */
export const linksFrom = select({
  label: t('Links from'),
  group: 'Links',
  help: t('Edit the site navigation under Navigation in the main menu. It applies to all pages.'),
  options: { site: t('Site navigation'), own: t('This block') },
  default: 'site',
})

/** Blocks of earlier releases have links of their own. */
export const linksFromOwn = (props: Readonly<Record<string, unknown>>) => ({
  ...props,
  linksFrom: 'own',
})
