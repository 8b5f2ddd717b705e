import { useId } from 'react'
import { t } from '#schema/messages/t'
import type { Choice, Choices, Clash } from '#schema/page/merge/clash'
import { wordDiff } from '../../revisions/word-diff'
import { useSession } from '../../store/session'
import { clashText, clashTitle, clashValue } from './clash-labels'
import './clash-chooser.css'

/** A question per clash with both complete texts side by side: mine, theirs, or a custom text. */
export function ClashChooser({ clashes, choices, theirName, onChoose }: ClashChooserProps) {
  return (
    <ol className="ed-clashes">
      {clashes.map((clash) => (
        <li key={clash.id}>
          <ClashQuestion
            clash={clash}
            choice={choices.get(clash.id) ?? null}
            theirName={theirName}
            onChoose={(choice) => onChoose(clash.id, choice)}
          />
        </li>
      ))}
    </ol>
  )
}

interface ClashChooserProps {
  readonly clashes: readonly Clash[]
  readonly choices: Choices
  readonly theirName: string
  readonly onChoose: (clashId: string, choice: Choice) => void
}

function ClashQuestion({ clash, choice, theirName, onChoose }: ClashQuestionProps) {
  const { registry } = useSession()
  const name = useId()
  const title = clashTitle(clash, registry)
  const text = clash.kind === 'changed' && typeof clash.mine === 'string' ? clash.mine : null
  const option = (use: Choice['use'], label: string, pick: () => void) => (
    <label className="ed-clash-option">
      <input type="radio" name={name} checked={choice?.use === use} onChange={pick} />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className="ed-clash">
      <legend>{title}</legend>
      <div className="ed-clash-sides">
        <div className="ed-clash-side" data-chosen={choice?.use === 'mine'}>
          {option('mine', t('Mine'), () => onChoose({ use: 'mine' }))}
          <WholeText clash={clash} side="mine" />
        </div>
        <div className="ed-clash-side" data-chosen={choice?.use === 'theirs'}>
          {option('theirs', theirName, () => onChoose({ use: 'theirs' }))}
          <WholeText clash={clash} side="theirs" />
        </div>
      </div>
      {text !== null &&
        option('value', t('Something else'), () => onChoose({ use: 'value', value: text }))}
      {choice?.use === 'value' && (
        <textarea
          className="ed-input ed-clash-text"
          aria-label={t('{title}: another text', { title })}
          rows={3}
          value={String(choice.value ?? '')}
          onChange={({ target }) => onChoose({ use: 'value', value: target.value })}
        />
      )}
    </fieldset>
  )
}

interface ClashQuestionProps {
  readonly clash: Clash
  readonly choice: Choice | null
  readonly theirName: string
  readonly onChoose: (choice: Choice) => void
}

/** One side's complete text, with words marked that the other side lacks. */
function WholeText({ clash, side }: WholeTextProps) {
  const mine = clashText(clash, clash.mine)
  const theirs = clashText(clash, clash.theirs)
  const own = side === 'mine' ? mine : theirs
  if (own === null) return <p className="ed-quiet">{clashValue(clash, clash[side], side)}</p>
  const other = side === 'mine' ? 'added' : 'removed'
  const runs = wordDiff(mine ?? '', theirs ?? '').filter(({ kind }) => kind !== other)
  return (
    <p className="ed-clash-words">
      {runs.map(({ kind, text }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place.
        kind === 'same' ? text : <mark key={index}>{text}</mark>,
      )}
    </p>
  )
}

interface WholeTextProps {
  readonly clash: Clash
  readonly side: 'mine' | 'theirs'
}
