import { useId } from 'react'
import type { Choice, Choices, Clash } from '#schema/page/merge/clash'
import { useSession } from '../../store/session'
import { clashTitle, clashValue } from './clash-words'
import './clash-chooser.css'

/** One question for each clash: mine, theirs, or something else. */
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
      {option('mine', `Mine: ${clashValue(clash, clash.mine, 'mine')}`, () =>
        onChoose({ use: 'mine' }),
      )}
      {option('theirs', `${theirName}: ${clashValue(clash, clash.theirs, 'theirs')}`, () =>
        onChoose({ use: 'theirs' }),
      )}
      {text !== null &&
        option('value', 'Something else', () => onChoose({ use: 'value', value: text }))}
      {choice?.use === 'value' && (
        <textarea
          className="ed-input ed-clash-text"
          aria-label={`${title}, something else`}
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
