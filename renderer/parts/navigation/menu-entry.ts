import { select } from '#schema/fields'
import { t } from '#schema/messages/t'

/** A rendered menu entry with its child entries. */
export interface MenuEntry {
  readonly label: string
  /** A complete address; `null` for an entry that only opens its child entries. */
  readonly href: string | null
  readonly items: readonly MenuEntry[]
}

/** The site's navigation, resolved for a page. */
export interface SiteNavigation {
  readonly entries: readonly MenuEntry[]
  readonly footer: readonly MenuEntry[]
}

/** Field of a header or footer: the source of its links, either the site's navigation or its own links. */
export const linksFrom = select({
  label: t('Link source'),
  group: 'Links',
  help: t('Edit the site navigation under Navigation in the main menu. It applies to all pages.'),
  options: { site: t('Site navigation'), own: t('This block') },
  default: 'site',
})

/** Blocks of earlier releases have their own links. */
export const linksFromOwn = (props: Readonly<Record<string, unknown>>) => ({
  ...props,
  linksFrom: 'own',
})
