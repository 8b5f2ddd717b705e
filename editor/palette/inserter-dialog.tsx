import { Command } from 'cmdk'
import { useRef, useState } from 'react'
import type { AnyBlock, RawProps } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { sharedBlock } from '#schema/page/shared-block'
import { usesAtFirst } from '../store/block-uses'
import { insertNew } from '../store/commands'
import type { InsertionPoint } from '../store/edits/edited-page'
import { confirmReplace } from '../store/layout-commands'
import { placeTitle, refusal, roomRefusal } from '../store/places'
import { usePage, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { useEnglishNames } from '../ui/lazy/english-names'
import { addableBlocks, groupsOf, inFamilies, type OneOrMore, variantsName } from './addable-blocks'
import { BlockSummary } from './block-summary'
import { mostUsed } from './most-used'
import { SamplePicture } from './sample-picture'
import { type FoundBlock, searchBlocks } from './search-blocks'
import '../ui/styles/command-list.css'
import './inserter.css'

/** Dialog with the blocks allowed at a place, by subject; its search works like that of the palette. */
export function InserterDialog({ place, onClosed }: InserterDialogProps) {
  const session = useSession()
  const { registry, target, uiStore } = session
  const tree = usePage(({ page }) => page.tree)
  const chosen = useRef<{ readonly name: string; readonly values?: RawProps | undefined } | null>(
    null,
  )
  // Captured on opening, because closing clears the store.
  const [from] = useState(() => uiStore.getState().insertingFrom)
  const [text, setText] = useState('')
  const [uses] = useState(usesAtFirst)
  useEnglishNames()
  const close = () => uiStore.openInserter(null)
  const addable = addableBlocks(
    registry,
    target,
    ({ name }) => refusal(tree, { kind: 'new', name }, place.slot, session) === null,
  )
  const groups = [
    { label: t('Used most'), blocks: mostUsed(addable, uses) },
    ...groupsOf(addable, target),
  ].filter(({ blocks }) => blocks.length > 0)
  const isSearched = text.trim() !== ''
  const takesShared =
    refusal(tree, { kind: 'new', name: sharedBlock.name }, place.slot, session) === null

  function choose(name: string, values?: RawProps): void {
    chosen.current = { name, values }
    close()
  }

  /** Adds the chosen block after the dialog has closed, which would otherwise take the focus from the block's first field. */
  function finish(): void {
    const wanted = chosen.current
    const cancel = from?.cancel ?? onClosed
    if (wanted === null) {
      cancel()
      return
    }
    const { name, values } = wanted
    confirmReplace(
      session,
      name,
      () => (from ? from.choose(name, values) : insertNew(session, name, place, values)),
      cancel,
    )
  }

  return (
    <Dialog
      title={t('Insert a block')}
      description={placeTitle(tree, { kind: 'new', name: '' }, place, registry)}
      onClose={close}
      onClosed={finish}
    >
      <Command className="ed-command-menu" label={t('Search blocks')} shouldFilter={false} loop>
        <Command.Input
          className="ed-input"
          placeholder={t('Search blocks')}
          value={text}
          onValueChange={setText}
        />
        <Command.List className="ed-command-list ed-inserter-list" label={t('Blocks')}>
          <Command.Empty className="ed-command-empty">
            {addable.length === 0
              ? `${roomRefusal(tree, place.slot, session) ?? t('No block can be added here')}.`
              : t("No block matches ''{text}''.", { text: text.trim() })}
          </Command.Empty>
          {isSearched
            ? searchBlocks(addable, text, target).map((found) => (
                <Entry key={found.definition.name} {...found} choose={choose} />
              ))
            : groups.map(({ label, blocks }) => (
                <Command.Group key={label} heading={label}>
                  {inFamilies(blocks).map((family) => (
                    <FamilyEntry
                      key={family[0].name}
                      family={family}
                      group={label}
                      choose={choose}
                    />
                  ))}
                </Command.Group>
              ))}
          {takesShared && session.Shared && (
            <session.Shared part="options" search={text.trim()} choose={choose} />
          )}
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** Entry of a family of variants, which are chosen by picture. */
function FamilyEntry({ family, group, choose }: FamilyEntryProps) {
  const [first, ...others] = family
  const keyOf = ({ name }: AnyBlock) => `${group} ${name}`
  if (others.length === 0)
    return (
      <Entry
        definition={first}
        summary={first.description}
        entryKey={keyOf(first)}
        choose={choose}
      />
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box holds options and groups, no fieldset.
    <div role="group" className="ed-inserter-family" aria-label={variantsName(first, others)}>
      {family.map((definition) => (
        <Command.Item
          key={definition.name}
          className="ed-command-item ed-inserter-variant"
          value={keyOf(definition)}
          title={definition.description}
          onSelect={() => choose(definition.name)}
        >
          <SamplePicture definition={definition} />
          {definition.label}
        </Command.Item>
      ))}
    </div>
  )
}

function Entry({ definition, summary, entryKey = definition.name, choose }: EntryProps) {
  return (
    <Command.Item
      className="ed-command-item ed-inserter-item"
      value={entryKey}
      onSelect={() => choose(definition.name)}
    >
      <BlockSummary definition={definition} summary={summary} />
    </Command.Item>
  )
}

interface InserterDialogProps {
  readonly place: InsertionPoint
  readonly onClosed: () => void
}

interface FamilyEntryProps extends Pick<EntryProps, 'choose'> {
  readonly family: OneOrMore
  /** A frequently used type appears in two groups. */
  readonly group: string
}

interface EntryProps extends FoundBlock {
  /** Defaults to the key of the type. A frequently used type appears in two groups. */
  readonly entryKey?: string
  readonly choose: (name: string) => void
}
