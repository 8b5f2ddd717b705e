import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession, useUi } from '../store/session'
import { sameValue, useSame } from '../store/use-same'
import { Button } from '../ui/button'
import { CommonControl, isPlain } from './common-control'
import { commonFields, commonSource, valuesIn } from './common-fields'
import { Field } from './fields/field'
import { useFocusRequest } from './fields/use-focus-request'
import type { PanelMemory } from './form/field-source'
import { FieldsForm } from './form/fields-form'

/** Form of the fields that several blocks share, which changes all of them at once; differing values are shown as 'Mixed'. */
export function CommonFieldsForm() {
  const session = useSession()
  const selected = useUi(({ selectedIds }) => selectedIds)
  const kinds = usePage(
    useSame(({ page: { tree } }) => [...selected].flatMap((id) => tree.blocks.get(id)?.name ?? [])),
  )
  const { ids, fields, source } = useMemo(() => {
    const known = kinds.map((name) => session.registry.get(name)).filter(isKnown)
    // An unknown type shares no fields with others.
    const common = known.length === selected.size ? commonFields(known) : {}
    const all = [...selected]
    return { ids: all, fields: common, source: commonSource(session, all, common) }
  }, [session, selected, kinds])
  const entries = Object.entries(fields) as [string, AnyField][]
  if (entries.length === 0)
    return (
      <p className="panel-fields panel-note">{t('These blocks have no settings in common.')}</p>
    )
  return (
    <FieldsForm key={source.id} label={t('Settings in common')} source={source}>
      <CommonList>
        {entries.map(([name, field]) =>
          isPlain(field) ? (
            <CommonControl key={name} ids={ids} name={name} field={field} />
          ) : (
            <ReplacedField key={name} ids={ids} name={name} field={field} />
          ),
        )}
      </CommonList>
    </FieldsForm>
  )
}

/** Wraps a list, whose new items request the focus. */
function CommonList({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  useFocusRequest(list, memory)
  return (
    <div className="panel-fields" ref={list}>
      {children}
    </div>
  )
}

function isKnown(definition: AnyBlock | undefined): definition is AnyBlock {
  return definition !== undefined
}

/**
 * Control of a picture, list or formatted text: if the blocks differ, the user must first confirm that it replaces all values.
 */
function ReplacedField({ ids, name, field }: ReplacedFieldProps) {
  const session = useSession()
  const isMixed = usePage(({ page }) => {
    const [first, ...others] = valuesIn(session, page, ids, name)
    return others.some((value) => !sameValue(value, first))
  })
  const first = usePage(({ page: { tree } }) =>
    tree.blocks.has(ids[0] ?? '') ? blockLabel(tree, ids[0] ?? '', session.registry) : '',
  )
  const [isAsked, setAsked] = useState(false)
  if (!isMixed || isAsked) return <Field field={field} path={name} />
  return (
    <div className="panel-field">
      <div className="panel-field-head">
        <span className="panel-field-label">{field.label}</span>
        <span className="panel-common-mixed">{t('Mixed')}</span>
      </div>
      <Button className="panel-common-ask" onClick={() => setAsked(true)}>
        {t('Set “{label}” for all', { label: field.label })}
      </Button>
      <p className="panel-field-help">
        {t('The blocks differ. You’ll start from the one at {first}.', { first })}
      </p>
    </div>
  )
}

interface ReplacedFieldProps {
  readonly ids: readonly string[]
  readonly name: string
  readonly field: AnyField
}
