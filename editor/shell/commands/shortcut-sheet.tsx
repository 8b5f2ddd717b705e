import { useState } from 'react'
import { printedKeys } from '../../shortcuts/keys-label'
import { isSingleKey } from '../../shortcuts/pressed-shortcut'
import { type Shortcut, shortcutGroups, shortcuts } from '../../shortcuts/shortcuts'
import { singleKeys } from '../../shortcuts/single-keys'
import { useSession } from '../../store/session'
import { Dialog } from '../../ui/dialog'
import { focusCanvas } from './focus-canvas'
import './shortcut-sheet.css'

/** Every shortcut, and the switch for those of one plain key (WCAG 2.1.4). */
export function ShortcutSheet() {
  const { uiStore } = useSession()
  const [areOn, setAreOn] = useState(singleKeys.areOn)
  const all: readonly Shortcut[] = Object.values(shortcuts)
  return (
    <Dialog
      title="Keyboard shortcuts"
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
        Shortcuts of one plain key, such as ? and /
      </label>
      <div className="ed-shortcuts">
        {shortcutGroups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {all
                .filter((shortcut) => shortcut.group === group)
                .map((shortcut) => (
                  <Row key={shortcut.label} {...shortcut} areSingleOn={areOn} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
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
