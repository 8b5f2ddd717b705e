import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import type { MenuChange, NavigationEntry } from '#schema/records/navigation/menu-changes'
import {
  isText,
  type LayeredMenu,
  layerNodes,
  orphanedTexts,
} from '#schema/records/navigation/menu-languages'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { useFieldValue } from '../panel/form/use-field-value'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { shortName } from '../ui/language-names'
import { LanguageRow } from './language-row'
import { type LanguageEntry, withoutEntry, withText } from './language-texts'
import { flattenMenu, OrphanedChanges, type Row } from './menu-here'
import { type MenuAddress, useMenuBelow } from './use-menu-below'
import { useMenuChanges } from './use-menu-changes'
import { usePageTitles } from './use-page-titles'

const NO_MENU: LayeredMenu = { entries: [], translated: new Set(), known: new Set() }

/** Menus in a language beside the default: the texts of the tree's entries, and entries shown in this language alone. */
export function LanguageMenus(menu: MenuAddress) {
  const { language } = menu
  const below = useMenuBelow(menu)
  const header = below?.header ?? NO_MENU
  const footer = below?.footer ?? NO_MENU
  const titles = usePageTitles([...header.entries, ...footer.entries])
  const known = [...header.known, ...footer.known].map((entryId) => ({ entryId }))
  const { entries, footer: links } = navigation.fields
  // The declaration defines the item types.
  const own = [
    ...((useFieldValue(entries, 'entries').value ?? []) as readonly NavigationEntry[]),
    ...((useFieldValue(links, 'footer').value ?? []) as readonly NavigationEntry[]),
  ]
  return (
    <>
      <LanguageMenu name="entries" below={header} {...{ language, titles }} />
      <LanguageMenu name="footer" below={footer} {...{ language, titles }} />
      {below && <OrphanedChanges menus={[known, own]} />}
    </>
  )
}

function LanguageMenu({ name, below, language, titles }: LanguageMenuProps) {
  const { canEdit, uiStore } = useSession()
  const field = navigation.fields[name]
  const { value, change, commit } = useFieldValue(field, name)
  // The declaration defines the item type.
  const entries = (value ?? []) as readonly LanguageEntry[]
  const changes = useMenuChanges()
  const [open, setOpen] = useState<string | null>(null)
  const headId = useId()
  const isFlat = name === 'footer'
  const deepest = isFlat ? 0 : MAX_LEVEL
  const inTree = entries.map((each) => ({ ...each, level: each.level ?? 0 }))
  const layer = { entries: inTree, changes: changes.all, isInstead: false, isInLanguage: true }
  const nodes = layerNodes(below.entries, layer, deepest)
  const rows = flattenMenu(nodes)
  const orphans = orphanedTexts(inTree, below.known)
  const missing = rows.filter((row) => isMissing(row)).length
  const languageName = shortName(language)
  return (
    <section className="navigation-part" aria-labelledby={headId}>
      <h2 id={headId}>{field.label}</h2>
      <p className="ed-quiet" role="status">
        {missing === 0
          ? t('Every entry has a text in {language}.', { language: languageName })
          : t(
              '{count, plural, one {One entry has} other {# entries have}} no text in {language}. Visitors see the text of the default language.',
              { count: missing, language: languageName },
            )}
      </p>
      <ol className="navigation-tree">
        {rows.map((row) => (
          <LanguageRow
            key={row.node.entry.entryId}
            {...{ row, nodes, deepest, titles, language }}
            path={`${name}.${entries.findIndex((each) => each.entryId === row.node.entry.entryId)}`}
            text={entries.find((each) => isText(each) && each.entryId === row.node.entry.entryId)}
            isMissing={isMissing(row)}
            isOpen={open === row.node.entry.entryId}
            toggle={() => setOpen(open === row.node.entry.entryId ? null : row.node.entry.entryId)}
            write={(label) => change(withLabel(row.node.entry, label))}
            setLink={(isOwn) => setLink(row.node.entry.entryId, isOwn)}
            put={put}
            remove={() => remove(row.node.entry)}
          />
        ))}
      </ol>
      {orphans.length > 0 && <OrphanedTexts orphans={orphans} remove={remove} />}
      {canEdit && (
        <Button
          id={`${headId}-add`}
          aria-labelledby={`${headId}-add ${headId}`}
          disabled={entries.length >= (field.max ?? Number.POSITIVE_INFINITY)}
          onClick={addOwn}
        >
          <Plus size={16} aria-hidden />
          {t('Add only in {language}', { language: languageName })}
        </Button>
      )}
    </section>
  )

  function isMissing({ node, isBelowHidden }: Row): boolean {
    const { entryId } = node.entry
    const isHidden = isBelowHidden || node.change?.hidden === true
    return !(node.isOwn || isHidden || node.change?.label || below.translated.has(entryId))
  }

  function withLabel(entry: NavigationEntry, label: string): readonly LanguageEntry[] {
    const tree = rows.map(({ node, level }) => ({ entryId: node.entry.entryId, level }))
    const level = tree.find(({ entryId }) => entryId === entry.entryId)?.level ?? 0
    return withText(entries, tree, { entry: { ...entry, level }, label, isFlat })
  }

  function setLink(entryId: string, isOwn: boolean): void {
    const part = isOwn ? 'textAndLink' : 'text'
    commit(entries.map((each) => (each.entryId === entryId ? { ...each, part } : each)))
    setOpen(isOwn ? entryId : null)
  }

  function put(id: string, values: Partial<MenuChange>, words: string): void {
    changes.put(id, values)
    uiStore.announce(words)
  }

  function remove({ entryId, label }: Pick<NavigationEntry, 'entryId' | 'label'>): void {
    commit(withoutEntry(entries, entryId))
    uiStore.announce(t('“{name}” was removed', { name: label }))
  }

  function addOwn(): void {
    const entryId = crypto.randomUUID().slice(0, 13)
    const empty = { entryId, part: 'entry', label: '', link: null }
    commit([...entries, isFlat ? empty : { ...empty, level: 0 }])
    setOpen(entryId)
  }
}

interface LanguageMenuProps {
  readonly name: 'entries' | 'footer'
  readonly below: LayeredMenu
  readonly language: string
  readonly titles: ReadonlyMap<number, string>
}

/** Texts of entries that the tree no longer has. */
function OrphanedTexts({ orphans, remove }: OrphanedTextsProps) {
  return (
    <section className="ed-message" data-tone="plain" aria-label={t('Texts of removed entries')}>
      <p>{t('These entries were removed. Their texts are kept in case the entries come back.')}</p>
      <ul className="navigation-orphans">
        {orphans.map((entry) => (
          <li key={entry.entryId}>
            {entry.label}
            <Button onClick={() => remove(entry)}>
              {t('Remove the text “{name}”', { name: entry.label })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OrphanedTextsProps {
  readonly orphans: readonly NavigationEntry[]
  readonly remove: (entry: NavigationEntry) => void
}
