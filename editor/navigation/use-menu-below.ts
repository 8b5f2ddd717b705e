import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import {
  type LayeredMenu,
  layeredMenu,
  menuLayers,
} from '#schema/records/navigation/menu-languages'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { menuKeys, navigationKey } from '#schema/records/navigation/navigation-key'
import { useCachedRequest } from '../app/use-cached-request'
import { useSession } from '../store/session'

interface MenuBelow {
  readonly header: LayeredMenu
  readonly footer: LayeredMenu
}

/**
 * Returns the menus that a location's navigation in a language is put on: the network's, and in other languages those of the default
 * one. `null` if there are none, or while they load.
 */
export function useMenuBelow(locationId: number, language: string): MenuBelow | null {
  const { source } = useSession()
  const { answer } = useCachedRequest(`${locationId} ${language}`, async () => {
    const own = navigationKey(locationId, language)
    const keys = menuKeys(locationId, language).filter((key) => key !== own)
    if (keys.length === 0) return null
    const found = await source.recordsOf(navigation, { keys, first: keys.length })
    const below = keys.flatMap((key) => found.find((each) => each.key === key)?.values ?? [])
    if (below.length === 0) return null
    const header = menuLayers(below, language, ({ entries }) => entries)
    const footer = menuLayers(below, language, (each) => onFirstLevel(each.footer))
    return { header: layeredMenu(header, MAX_LEVEL), footer: layeredMenu(footer, 0) }
  })
  return answer.state === 'ready' ? answer.value : null
}

/** Gives links of a flat list the level of entries. */
export function onFirstLevel(
  links: readonly Omit<NavigationEntry, 'level'>[],
): readonly NavigationEntry[] {
  return links.map((link) => ({ ...link, level: 0 }))
}
