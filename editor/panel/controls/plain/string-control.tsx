import type { FocusEvent } from 'react'
import { useSession } from '../../../store/session'
import { lazyComponent } from '../../../ui/lazy/lazy-component'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { characterCount } from '../../form/character-count'
import type { ControlProps } from '../../form/control-props'
import { selectExample } from '../../form/select-example'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import { useUsedValues } from '../../pickers/use-used-values'

// Lazy, because few blocks have an embed address.
const EmbedDetails = lazyComponent(
  lazyPart(() => import('./embed-details').then((part) => part.EmbedDetails)),
)

/** Control for text in one or several lines, with a count if the length is limited. */
export function StringControl({ field, path, aria, locked }: ControlProps<'string'>) {
  const { raw, change } = useFieldValue(field, path)
  const text = textOf(raw)
  const count = characterCount(field, text, aria)
  const { language } = useSession().context
  const control = {
    ...count.aria,
    className: 'ed-input panel-text',
    // Spell checking uses the language of the page, not of the editor.
    lang: language,
    value: text,
    // The value that the block uses while none is stored.
    placeholder: field.placeholder ?? (raw === undefined ? field.default : undefined),
    readOnly: locked,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => selectExample(target),
  }
  return (
    <>
      {field.multiline ? (
        <textarea {...control} rows={3} onChange={(event) => change(event.target.value)} />
      ) : (
        <input
          {...control}
          type="text"
          list={field.proposes && `${aria.id}-proposed`}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {field.proposes && <Proposed id={`${aria.id}-proposed`} {...field.proposes} />}
      {count.shown}
      {field.described && !locked && (
        <EmbedDetails key={text} address={text} path={path} into={field.described} />
      )}
    </>
  )
}

/** Suggests values that other records have in this field. Without suggestions it is a plain field. */
function Proposed({ id, kind, field }: ProposedProps) {
  const values = useUsedValues(kind, field)
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

interface ProposedProps {
  readonly id: string
  readonly kind: string
  readonly field: string
}
