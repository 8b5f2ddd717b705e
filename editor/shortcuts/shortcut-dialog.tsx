import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Dialog } from '../ui/dialog'
import { isSingleKey } from './pressed-shortcut'
import { type PrintedShortcut, printedKeys } from './shortcuts'
import { singleKeys } from './single-keys'
import './shortcut-dialog.css'

/** Dialog with grouped shortcuts, and the switch for single character keys (WCAG 2.1.4). */
export function ShortcutDialog({ groups, onClose, onClosed }: ShortcutDialogProps) {
  const [areOn, setAreOn] = useState(singleKeys.areOn)
  return (
    <Dialog
      title={t('Keyboard shortcuts')}
      wide
      onClose={onClose}
      {...(onClosed !== undefined && { onClosed })}
    >
      <label className="ed-single-keys">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => {
            singleKeys.set(target.checked)
            setAreOn(target.checked)
          }}
        />
        {t('Single-key shortcuts, such as ? and /')}
      </label>
      <div className="ed-shortcuts">
        {groups.map(([name, members]) => (
          <Group key={name} name={name} members={members} areSingleOn={areOn} />
        ))}
      </div>
    </Dialog>
  )
}

/** The shortcuts of a group with its name. */
export type ShortcutGroupMembers = readonly [name: string, members: readonly PrintedShortcut[]]

interface ShortcutDialogProps {
  readonly groups: readonly ShortcutGroupMembers[]
  readonly onClose: () => void
  /** Moves the focus after closing, instead of returning it. */
  readonly onClosed?: () => void
}

/** If all shortcuts of a group work in the same place, its heading says so once. */
function Group({ name, members, areSingleOn }: GroupProps) {
  const [first, ...others] = members.map(({ where }) => where)
  const shared = others.every((where) => where === first) ? first : undefined
  return (
    <section>
      <h3>
        {name}
        {shared && <small>{shared}</small>}
      </h3>
      <dl>
        {members.map(({ where, ...member }) => (
          <Row
            key={member.label}
            {...member}
            {...(where !== shared && { where })}
            areSingleOn={areSingleOn}
          />
        ))}
      </dl>
    </section>
  )
}

interface GroupProps {
  readonly name: string
  readonly members: readonly PrintedShortcut[]
  readonly areSingleOn: boolean
}

function Row({ label, where, keys, areSingleOn }: RowProps) {
  return (
    <div>
      <dt>
        {label}
        {where && <small>{where}</small>}
      </dt>
      <dd>
        {keys
          .filter((each) => areSingleOn || !isSingleKey(each))
          .map((each) => (
            <kbd key={each}>{printedKeys(each)}</kbd>
          ))}
      </dd>
    </div>
  )
}

type RowProps = PrintedShortcut & Pick<GroupProps, 'areSingleOn'>
