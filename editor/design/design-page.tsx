import { Screen } from '../screens/screen'
import { Controls } from './controls'
import { Foundations } from './foundations'
import { Patterns } from './patterns'
import './design.css'

/** Every control of the editor in every state, to be looked at while one develops; it is in no build (docs/editor-design.md). */
export function DesignPage() {
  return (
    <Screen title="Design">
      <p className="ed-quiet">
        Colours follow the device. Hover, focus and pressed are forced by e2e/design.e2e.ts.
      </p>
      <Foundations />
      <Controls />
      <Patterns />
    </Screen>
  )
}
