import { useState } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { permissionKinds } from '#schema/entities/permission-kinds'
import type { PermissionKind } from '#schema/entities/permissions'
import { type PermissionLevel, permissionLevel } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import { deletePermissionSet, type PermissionSet, savePermissionSet } from '../api/people'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { languageLabel } from '../ui/language-names'
import { ProblemNote } from '../ui/problem-note'
import { KIND_LABELS, permissionOptions } from './permission-label'
import { useStep } from './use-step'

const LANGUAGES = [DEFAULT_LANGUAGE, 'gu-IN', 'hi-IN'] as const

interface Entered {
  readonly name: string
  readonly kinds: Readonly<Partial<Record<PermissionKind, PermissionLevel>>>
  /** `null` for all languages. */
  readonly languages: readonly string[] | null
}

/** Dialog that edits a permission set: the level for each kind of content, and the languages. */
export function PermissionSetDialog({ set, onChanged, onClose }: PermissionSetDialogProps) {
  const { client } = useApp()
  const [entered, setEntered] = useState<Entered>(() => startOf(set))
  const { message, isBusy, run } = useStep(onChanged)
  const name = entered.name.trim()
  return (
    <Dialog
      title={set ? set.name : t('New permission set')}
      description={
        set && set.holderCount > 0
          ? t(
              'Changes apply right away to {holderCount, plural, one {# person} other {# people}}.',
              {
                holderCount: set.holderCount,
              },
            )
          : t('You can then assign it to people and roles, each for the locations you choose.')
      }
      onClose={onClose}
      footer={
        <DialogButtons
          label={t('Save')}
          isBusy={isBusy}
          onConfirm={() =>
            void run(t('Saved the permission set “{name}”.', { name }), () =>
              savePermissionSet(client, inputOf(entered, set)),
            )
          }
          onCancel={onClose}
        />
      }
    >
      <div className="ed-person-form">
        <ProblemNote text={message} />
        <FieldRow
          label={t('Name')}
          required
          help={t('Such as “Event editor” or “Gujarati translator”')}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              autoComplete="off"
              maxLength={60}
              value={entered.name}
              onChange={({ target }) => setEntered({ ...entered, name: target.value })}
            />
          )}
        </FieldRow>
        <fieldset className="ed-permission-kinds">
          <legend>{t('Content')}</legend>
          {permissionKinds.map((kind) => (
            <Choice
              key={kind}
              label={KIND_LABELS[kind]}
              value={entered.kinds[kind] ?? 'VIEW'}
              options={permissionOptions(kind)}
              onChange={(value) => {
                const level = permissionLevel.safeParse(value).data ?? 'VIEW'
                setEntered({ ...entered, kinds: { ...entered.kinds, [kind]: level } })
              }}
            />
          ))}
        </fieldset>
        <LanguageFields
          languages={entered.languages}
          onChange={(languages) => setEntered({ ...entered, languages })}
        />
        <p className="ed-quiet">
          {t('A permission set can’t let people invite others. That needs the level Manage.')}
        </p>
        {set && (
          <Button
            look="danger"
            aria-disabled={isBusy}
            onClick={() =>
              void run(t('Deleted the permission set “{name}”.', { name: set.name }), () =>
                deletePermissionSet(client, set.id),
              )
            }
          >
            {t('Delete')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface PermissionSetDialogProps {
  /** `null` for a new set. */
  readonly set: PermissionSet | null
  /** Called with a message that describes the result. */
  readonly onChanged: (words: string) => void
  readonly onClose: () => void
}

function LanguageFields({ languages, onChange }: LanguageFieldsProps) {
  const offered = [...new Set([...LANGUAGES, ...(languages ?? [])])]
  return (
    <fieldset className="ed-permission-languages">
      <legend>{t('Languages')}</legend>
      <label>
        <input
          type="checkbox"
          checked={languages === null}
          onChange={({ target }) => onChange(target.checked ? null : [])}
        />
        {t('All languages')}
      </label>
      {languages !== null &&
        offered.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              checked={languages.includes(language)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...languages, language]
                    : languages.filter((other) => other !== language),
                )
              }
            />
            {languageLabel(language)}
          </label>
        ))}
    </fieldset>
  )
}

interface LanguageFieldsProps {
  readonly languages: Entered['languages']
  readonly onChange: (languages: Entered['languages']) => void
}

function startOf(set: PermissionSet | null): Entered {
  if (!set) return { name: '', kinds: {}, languages: null }
  const kinds = Object.fromEntries(set.kinds.map(({ kind, level }) => [kind, level]))
  return { name: set.name, kinds, languages: set.languages ?? null }
}

function inputOf({ name, kinds, languages }: Entered, set: PermissionSet | null) {
  return {
    ...(set && { id: set.id, expectedVersion: set.version }),
    name,
    kinds: permissionKinds.flatMap((kind) => {
      const level = kinds[kind]
      return level && level !== 'VIEW' ? [{ kind, level }] : []
    }),
    languages: languages && [...languages],
  }
}
