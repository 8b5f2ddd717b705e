import { ShownAtNote } from '../overrides/shown-at-note'
import { VariantChoice } from '../palette/variant-choice'
import { Panel } from '../panel/panel'
import { AddressNote } from '../publishing/address-note'

/** Property panel with the components of other parts of the editor. */
export function SettingsPanel() {
  return (
    <Panel
      addressNote={
        <>
          <AddressNote />
          <ShownAtNote />
        </>
      }
      Variants={VariantChoice}
    />
  )
}
