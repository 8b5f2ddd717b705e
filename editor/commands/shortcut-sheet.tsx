import { useState } from 'react'
import { t } from '#schema/messages/t'
import { printedKeys } from '../shortcuts/keys-label'
import { isSingleKey } from '../shortcuts/pressed-shortcut'
import { type Shortcut, shortcutGroups, shortcuts } from '../shortcuts/shortcuts'
import { singleKeys } from '../shortcuts/single-keys'
import { useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { focusCanvas } from './editor-elements'
import './shortcut-sheet.css'

/** Every shortcut, and the switch for those of one plain key (WCAG 2.1.4). */
export function ShortcutSheet() {
  const { uiStore } = useSession()
  const [areOn, setAreOn] = useState(singleKeys.areOn)
  const all: readonly Shortcut[] = Object.values(shortcuts)
  return (
    <Dialog
      title={t('Keyboard shortcuts')}
      wide
      onClose={() => uiStore.openOverlay(null)}
      onClosed={focusCanvas}
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
        {t('Shortcuts of one plain key, such as ? and /')}
      </label>
      <div className="ed-shortcuts">
        {shortcutGroups.map((group) => (
          <Group
            key={group}
            name={group}
            members={all.filter((shortcut) => shortcut.group === group)}
            areSingleOn={areOn}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** Where all of a group work in one place, its heading says so once. */
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
  readonly members: readonly Shortcut[]
  readonly areSingleOn: boolean
}

function Row({ label, where, keys, areSingleOn }: Shortcut & { readonly areSingleOn: boolean }) {
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
