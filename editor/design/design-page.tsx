import { Screen } from '../screens/screen'
import { Controls } from './controls'
import { Foundations } from './foundations'
import { Patterns } from './patterns'
import './design.css'

/** Page with every control of the editor in every state, for development only; excluded from builds (docs/editor-design.md). */
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
