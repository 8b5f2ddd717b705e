import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { type Choice, type Choices, NO_CHOICES } from '#schema/page/merge/clash'
import type { ConflictVersion } from '../../api/failure'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import type { PageState } from '../journal'
import { mergeVersions, type ThreeVersions } from '../merge-versions'
import { clockTime } from '../save-message'
import { ClashChooser } from './clash-chooser'
import './conflict-dialog.css'

/**
 * Dialog for conflicting changes after another person saved first: one choice for all, or for each clash. All other changes are
 * merged, and nothing is lost by any choice.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { by, versions, merge, onClose, tools, children, hasUndo } = props
  const [choices, setChoices] = useState<Choices | null>(null)
  const name = by.savedBy || t('Someone else')
  const { clashes } = mergeVersions(versions)
  const isDecided = choices !== null && clashes.every(({ id }) => choices.has(id))
  return (
    <Dialog
      title={t('{name} also changed this', { name })}
      description={t(
        'Saved at {savedAt}. {count} Changes that only one of you made are kept either way. Saving is paused until you choose, and nothing is lost.',
        { savedAt: clockTime(by.savedAt), count: clashMessage(clashes.length) },
      )}
      onClose={onClose}
      wide
      footer={
        <>
          {tools}
          {choices && (
            <Button
              look="primary"
              aria-disabled={!isDecided}
              onClick={() => isDecided && choose(choices)}
            >
              {t('Save as chosen')}
            </Button>
          )}
        </>
      }
    >
      <div className="ed-conflict-ways">
        <ChoiceButton
          label={t('Keep my version')}
          words={t('Where you both changed the same thing, your version is kept.')}
          onClick={() => choose(allOf(clashes, 'mine'))}
        />
        {clashes.length > 0 && (
          <ChoiceButton
            label={t('Use {name}’s version', { name })}
            words={
              hasUndo
                ? t(
                    'Where you both changed the same thing, their version is used. Undo brings your version back.',
                  )
                : t('Where you both changed the same thing, their version is used.')
            }
            onClick={useTheirs}
          />
        )}
      </div>
      {clashes.length > 0 && (
        <Button
          look="quiet"
          className="ed-conflict-each"
          aria-expanded={choices !== null}
          onClick={() => setChoices(choices ? null : NO_CHOICES)}
        >
          {t('Choose for each conflict')}
        </Button>
      )}
      {choices && (
        <ClashChooser
          clashes={clashes}
          choices={choices}
          theirName={name}
          onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
        />
      )}
      {children}
    </Dialog>
  )

  function choose(chosen: Choices): void {
    merge(mergeVersions(versions, chosen), t('Merged with changes by {name}', { name }))
    onClose()
  }

  function useTheirs(): void {
    choose(allOf(clashes, 'theirs'))
    props.onTheirs?.(t('{name}’s changes are in.', { name }))
  }
}

interface ConflictDialogProps {
  /** Time and author of the conflicting version. */
  readonly by: Pick<ConflictVersion, 'savedAt' | 'savedBy'>
  readonly versions: ThreeVersions
  /** Applies the merge as a history step with this label, and saves it. */
  readonly merge: (merged: PageState, label: string) => void
  readonly onTheirs?: (words: string) => void
  /** True if the editor has an Undo button. */
  readonly hasUndo: boolean
  readonly onClose: () => void
  readonly tools?: ReactNode
  /** Comparison of both versions. */
  readonly children: ReactNode
}

/** Button of a choice, with its effect below. */
function ChoiceButton({ label, words, onClick }: ChoiceButtonProps) {
  return (
    <button type="button" className="ed-conflict-way" onClick={onClick}>
      <strong>{label}</strong>
      <span>{words}</span>
    </button>
  )
}

interface ChoiceButtonProps {
  readonly label: string
  readonly words: string
  readonly onClick: () => void
}

function clashMessage(count: number): string {
  if (count === 0) return t('Their changes don’t conflict with yours.')
  return t('{count, plural, one {You both changed # thing.} other {You both changed # things.}}', {
    count,
  })
}

function allOf(clashes: readonly { readonly id: string }[], use: 'mine' | 'theirs'): Choices {
  return new Map(clashes.map(({ id }): [string, Choice] => [id, { use }]))
}
