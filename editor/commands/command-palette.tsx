import { Command } from 'cmdk'
import { useMemo, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { withApi } from '../app/api-provider'
import { findMatches, rankOf } from '../palette/match-words'
import { keysLabel } from '../shortcuts/shortcuts'
import { usePage, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { englishNames, useEnglishNames } from '../ui/lazy/english-names'
import type { CommandEntry } from './command-entry'
import { editorCommands } from './editor-commands'
import { focusCanvas } from './focus-next-region'
import {
  blockCommands,
  fieldCommands,
  insertCommands,
  pageBlockCommands,
  pageFieldCommands,
  settingCommands,
} from './page-commands'
import { usePlaceCommands } from './use-place-commands'
import '../ui/styles/command-list.css'
import './command-palette.css'

/** Maximum number of entries listed per group; typing narrows them. */
const LISTED = 12

/** Command palette that searches blocks, fields, pages, locations and actions by name. */
export const CommandPalette = withApi(Palette)

function Palette() {
  const session = useSession()
  const [text, setText] = useState('')
  const isSearched = text !== ''
  const chosen = useRef<CommandEntry | null>(null)
  // The offered commands depend on the page, which doesn't change while the palette is open.
  usePage(({ page }) => page.tree)
  const places = usePlaceCommands(text)
  useEnglishNames()
  const groups = useMemo(
    () => [
      { heading: t('Selected block'), entries: blockCommands(session) },
      { heading: t('Fields'), entries: fieldCommands(session) },
      { heading: t('Actions'), entries: editorCommands(session) },
      { heading: t('Insert'), entries: insertCommands(session) },
      { heading: t('Page settings'), entries: isSearched ? settingCommands(session) : [] },
      { heading: t('On this page'), entries: isSearched ? pageBlockCommands(session) : [] },
      { heading: t('Fields of this page'), entries: isSearched ? pageFieldCommands(session) : [] },
    ],
    [session, isSearched],
  )
  const close = () => session.uiStore.openOverlay(null)
  const shown = [...groups, ...places]
    .map(({ heading, entries }) => ({ heading, entries: filterEntries(entries, text) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => bestFit(a.entries, text) - bestFit(b.entries, text))

  return (
    <Dialog title={t('Commands')} onClose={close} onClosed={() => runAfter(chosen.current)}>
      <Command className="ed-command-menu" label={t('Search commands')} shouldFilter={false} loop>
        <Command.Input
          className="ed-input"
          placeholder={t('Blocks, fields, pages, locations, actions')}
          value={text}
          onValueChange={setText}
        />
        <Command.List className="ed-command-list ed-commands-list" label={t('Commands')}>
          <Command.Empty className="ed-command-empty">
            {t("Nothing matches ''{text}''.", { text: text.trim() })}
          </Command.Empty>
          {shown.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={`${heading} ${entry.id}`}
                  className="ed-command-item ed-commands-item"
                  onSelect={() => {
                    chosen.current = entry
                    close()
                  }}
                >
                  <span>{entry.label}</span>
                  {entry.detail && <small>{entry.detail}</small>}
                  {entry.shortcut && <kbd aria-hidden>{keysLabel(entry.shortcut)}</kbd>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** Runs after the palette has closed: the command decides where the focus goes, by default to the canvas. */
function runAfter(entry: CommandEntry | null): void {
  focusCanvas()
  entry?.run()
}

function filterEntries(entries: readonly CommandEntry[], text: string): readonly CommandEntry[] {
  return findMatches(entries, text, nameOf).slice(0, LISTED)
}

/** Returns the rank of a group's best match: the best group comes first, and Enter runs its best entry. */
function bestFit(entries: readonly CommandEntry[], text: string): number {
  return Math.min(
    ...entries.map((entry) => rankOf(nameOf(entry), text) ?? Number.POSITIVE_INFINITY),
  )
}

function nameOf({ label, keywords = [], detail = '' }: CommandEntry) {
  return { name: label, english: englishNames(label), keywords, more: detail }
}
