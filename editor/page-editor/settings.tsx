import { AddressNote } from '../publishing/address-note'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { Spinner } from '../ui/spinner'

const Panel = fetchedComponent(
  fetchedPart(() => import('../panel/panel').then((part) => part.Panel)),
  <Spinner label="Loading the settings…" />,
  true,
)

/** Few blocks have look-alikes. */
const VariantChoice = fetchedComponent(
  fetchedPart(() => import('../palette/variant-choice').then((part) => part.VariantChoice)),
)

/** The property panel. Its forms are loaded right after the page, which is looked at first. */
export function Settings() {
  return <Panel addressNote={<AddressNote />} Variants={VariantChoice} />
}
