import type { AnyBlock } from '#schema/block/block'
import { propsOf } from '#schema/page/stored-props'
import { changeFields } from '../store/change-fields'
import { usePage, useSession, useUi } from '../store/session'
import { type FieldAria, FieldRow } from '../ui/field-row'
import { type CommonField, commonFields } from './common-fields'
import { useStepCloser } from './form/use-step-closer'

/** What several blocks have in common, changed in all of them at once; values that differ are 'Mixed'. */
export function CommonFieldsForm() {
  const { registry, pageStore } = useSession()
  const ids = [...useUi(({ selectedIds }) => selectedIds)]
  const tree = usePage(({ page }) => page.tree)
  const { closeStep } = useStepCloser(pageStore)
  const blocks = ids.flatMap((id) => tree.blocks.get(id) ?? [])
  const definitions = blocks.map(({ name }) => registry.get(name))
  const known = definitions.filter((definition): definition is AnyBlock => definition !== undefined)
  // A kind that the registry does not know has nothing in common with any other.
  const fields = known.length === blocks.length ? commonFields(known) : []
  if (fields.length === 0)
    return <p className="panel-note">These blocks have no settings in common.</p>
  return (
    <fieldset
      className="panel-fields panel-common-fields"
      aria-label="Settings in common"
      onBlur={closeStep}
    >
      {fields.map(([name, field]) => (
        <CommonRow
          key={`${ids.join(' ')} ${name}`}
          ids={ids}
          name={name}
          field={field}
          values={blocks.map((block, index) => ownValue(known[index], block, name))}
        />
      ))}
    </fieldset>
  )
}

function ownValue(
  definition: AnyBlock | undefined,
  block: Parameters<typeof propsOf>[1],
  name: string,
): unknown {
  return definition ? (propsOf(definition, block) as Readonly<Record<string, unknown>>)[name] : null
}

function CommonRow({ ids, name, field, values }: CommonRowProps) {
  const session = useSession()
  const { typing, closeStep } = useStepCloser(session.pageStore)
  const [first] = values
  const isMixed = values.some((value) => value !== first)
  return (
    <FieldRow
      label={field.label}
      help={isMixed ? 'Mixed: what you choose is set in all.' : field.help}
    >
      {(aria) => <CommonControl {...{ field, aria, isMixed, set }} value={first} />}
    </FieldRow>
  )

  function set(value: unknown): void {
    changeFields(session, ids, { name, value })
    if (field.type === 'string') typing()
    else closeStep()
  }
}

interface CommonRowProps {
  readonly ids: readonly string[]
  readonly name: string
  readonly field: CommonField
  /** Those of the blocks, in their order. */
  readonly values: readonly unknown[]
}

function CommonControl({ field, aria, isMixed, value, set }: CommonControlProps) {
  switch (field.type) {
    case 'boolean':
      return (
        <input
          {...aria}
          type="checkbox"
          className="panel-common-switch"
          checked={!isMixed && value === true}
          ref={(element) => {
            if (element) element.indeterminate = isMixed
          }}
          onChange={({ target }) => set(target.checked)}
        />
      )
    case 'select':
      return (
        <select
          {...aria}
          className="ed-input panel-select"
          value={isMixed ? MIXED : String(value)}
          onChange={({ target }) => set(target.value)}
        >
          {isMixed && (
            <option value={MIXED} disabled>
              Mixed
            </option>
          )}
          {Object.entries(field.options).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'string':
      return (
        <input
          {...aria}
          type="text"
          className="ed-input panel-text"
          placeholder={isMixed ? 'Mixed' : undefined}
          value={isMixed ? '' : String(value)}
          onChange={({ target }) => set(target.value)}
        />
      )
  }
}

/** No option of any block is stored as this. */
const MIXED = '\u0000mixed'

interface CommonControlProps {
  readonly field: CommonField
  readonly aria: FieldAria
  readonly isMixed: boolean
  readonly value: unknown
  readonly set: (value: unknown) => void
}
