import { useMemo } from 'react'
import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import { changesOf, sharedBlock } from '#schema/page/shared-block'
import type { SharedEntry } from '../api/shared-blocks'
import { Field } from '../panel/fields/field'
import type { FieldSource } from '../panel/form/field-source'
import { setProp } from '../store/edits/set-prop'
import { lockForbidsChange } from '../store/lock-commands'
import { type EditorSession, useSession } from '../store/session'
import { fieldsOf, nameAt, type PageText, textsOf, valuesOf, withText } from './page-texts'

/** Returns the texts of a shared block as a form: input overrides them on this page. */
export function useOwnTextSource(id: string, { content }: SharedEntry): FieldSource {
  const session = useSession()
  const { registry } = session
  return useMemo(
    () => sourceOf(session, id, content ? textsOf(content, registry) : []),
    [session, id, content, registry],
  )
}

function sourceOf(session: EditorSession, id: string, texts: readonly PageText[]): FieldSource {
  const { pageStore } = session
  return {
    id,
    fields: fieldsOf(texts),
    values(page) {
      const block = page.tree.blocks.get(id)
      return block ? valuesOf(block, texts) : null
    },
    set: (name, value) => change(name, value, 'edit'),
    reset: (name, value) => change(name, value, 'reset'),
  }

  function change(name: string, value: unknown, verb: 'edit' | 'reset'): void {
    const text = texts.find((_, index) => nameAt(index) === name)
    const use = pageStore.getState().page.tree.blocks.get(id)
    if (!text || !use || typeof value !== 'string' || lockForbidsChange(session, id)) return
    const { label } = text
    pageStore.edit(setProp(sharedBlock, id, 'changes', withText(changesOf(use), text, value)), {
      label:
        verb === 'edit'
          ? t('Edited “{label}” on this page', { label })
          : t('Reset “{label}” on this page', { label }),
      before: id,
    })
  }
}

/** Fields for this page's overrides of a shared block's texts. */
export function OwnTexts({ source }: { readonly source: FieldSource }) {
  const fields = Object.entries(source.fields) as [string, AnyField][]
  if (fields.length === 0) return null
  return (
    <section className="panel-shared-texts" aria-label={t('Texts on this page')}>
      <h3>{t('Texts on this page')}</h3>
      <p className="panel-kind">{t('Changes to text here apply to this page only.')}</p>
      {fields.map(([name, field]) => (
        <Field key={name} field={field} path={name} />
      ))}
    </section>
  )
}
