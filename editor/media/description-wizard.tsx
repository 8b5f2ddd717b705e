import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { withApi } from '../app/api-provider'
import { UnreadNote } from '../app/error-page'
import type { Picture } from '../library/pictures'
import { Choice } from '../screens/choice'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { languageLabel } from '../ui/language-names'
import { altHint } from './alt-hint'
import { PictureShown } from './picture-shown'
import { type Description, useDescription } from './use-description'
import { useSiteLanguages } from './use-library'
import { type DescribedPictures, usePictureQueue } from './use-picture-queue'
import './description-wizard.css'

/**
 * Dialog that steps through pictures by keyboard to edit alt text, caption (in one language) and focal point, starting with
 * undescribed ones. Input is saved automatically.
 */
export const DescriptionWizard = withApi(Wizard)

function Wizard({ of, language: given, album = '', onClose }: DescriptionWizardProps) {
  const { uiStore } = useSession()
  const [language, setLanguage] = useState(given ?? DEFAULT_LANGUAGE)
  const list = usePictureQueue(of, language)
  const [at, setAt] = useState(0)
  const { keys } = list
  const key = keys[at] ?? null
  const step = useDescription(key, keys[at + 1] ?? null, language)
  const { picture, saving } = step
  const field = useRef<HTMLTextAreaElement>(null)
  const isReady = picture !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the next picture, the text is the first thing to write.
  useEffect(() => {
    if (isReady) field.current?.focus()
  }, [isReady, key, language])
  const isLast = at >= keys.length - 1
  return (
    <Dialog
      title={t('Describe pictures')}
      wide
      onClose={() => void leave(finish)}
      footer={
        <>
          <SavingNote saving={saving} retry={step.save} drop={step.drop} />
          <Button aria-disabled={at === 0 || undefined} onClick={() => void go(at - 1)}>
            <ChevronLeft size={16} aria-hidden />
            {t('Previous')}
          </Button>
          {isLast ? (
            <Button look="primary" onClick={() => void leave(finish)}>
              {t('Done')}
            </Button>
          ) : (
            <Button look="primary" onClick={() => void go(at + 1)}>
              {t('Next')}
              <ChevronRight size={16} aria-hidden />
            </Button>
          )}
        </>
      }
    >
      <div className="media-wizard-head">
        <LanguageChoice
          language={language}
          choose={(next) =>
            void leave(() => {
              setLanguage(next)
              setAt(0)
            })
          }
        />
        {key !== null && (
          <div className="media-wizard-progress">
            <p role="status">{t('{at} of {count}', { at: at + 1, count: keys.length })}</p>
            <progress aria-label={t('Pictures')} max={keys.length} value={at + 1} />
          </div>
        )}
      </div>
      <UnreadNote
        text={t('The pictures couldn’t be loaded.')}
        failure={list.failure}
        reload={list.reload}
      />
      {key === null && list.state !== 'failed' && (
        <p role="status">
          {list.state === 'loading' ? t('Loading the pictures…') : emptyMessage(language)}
        </p>
      )}
      {step.opened === 'failed' && key !== null && (
        <p role="alert" className="panel-picture-failed">
          {t('This picture couldn’t be loaded.')}{' '}
          <Button look="quiet" onClick={step.reload}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {key !== null && <DescriptionStep {...{ step, language, album, field, steer }} />}
    </Dialog>
  )

  function steer(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    void go(at + (event.shiftKey ? -1 : 1))
  }

  async function go(to: number): Promise<void> {
    if (to < 0) return
    await leave(() => {
      if (to < keys.length) setAt(to)
      field.current?.focus()
    })
  }

  /** Continues once the input is saved; otherwise the error is shown beside the buttons. */
  async function leave(then: () => void): Promise<void> {
    if (await step.save()) then()
  }

  function finish(): void {
    uiStore.refreshRecords()
    onClose()
  }
}

function DescriptionStep({ step, language, album, field, steer }: DescriptionStepProps) {
  const { picture, words, set } = step
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields in it, which have buttons as well
    <div className="media-wizard" onKeyDown={steer}>
      <PictureShown
        picture={picture}
        point={language === DEFAULT_LANGUAGE ? (words?.focalPoint ?? null) : null}
        move={(focalPoint) => set({ focalPoint })}
      />
      <div className="media-wizard-words">
        <FieldRow
          label={t('Alt text')}
          help={altHelp(picture, language, words?.altText.trim() ? '' : album)}
        >
          {(aria) => (
            <textarea
              {...aria}
              ref={field}
              lang={language}
              className="ed-input"
              rows={4}
              readOnly={!words}
              maxLength={MEDIA_TEXT_LIMITS.altText}
              value={words?.altText ?? ''}
              onChange={({ target }) =>
                set({
                  altText: target.value,
                  ...(language === DEFAULT_LANGUAGE && { isDecorative: false }),
                })
              }
            />
          )}
        </FieldRow>
        {language === DEFAULT_LANGUAGE && words?.altText.trim() === '' && (
          <label className="media-wizard-box">
            <input
              type="checkbox"
              checked={words.isDecorative}
              onChange={({ target }) => set({ isDecorative: target.checked })}
            />
            {t('Decorative image: it needs no alt text')}
          </label>
        )}
        <FieldRow label={t('Caption')} help={captionHelp(picture, language)}>
          {(aria) => (
            <input
              {...aria}
              lang={language}
              className="ed-input"
              readOnly={!words}
              maxLength={MEDIA_TEXT_LIMITS.caption}
              value={words?.caption ?? ''}
              onChange={({ target }) => set({ caption: target.value })}
            />
          )}
        </FieldRow>
        <p className="panel-field-help">
          {t(
            'Press Ctrl+Enter for the next picture, Ctrl+Shift+Enter for the previous one. Everything is saved automatically.',
          )}
        </p>
      </div>
    </div>
  )
}

interface DescriptionStepProps {
  readonly step: Description
  readonly language: string
  readonly album: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly steer: (event: KeyboardEvent) => void
}

export interface DescriptionWizardProps {
  readonly of: DescribedPictures
  /** Initial language; defaults to the default language. */
  readonly language?: string
  /** Name of the pictures' album; '' for pictures of several. */
  readonly album?: string
  readonly onClose: () => void
}

/** Select for a language of the network; not shown if there is only the default one. */
function LanguageChoice({ language, choose }: LanguageChoiceProps) {
  const known = useSiteLanguages() ?? []
  const languages = [...new Set([DEFAULT_LANGUAGE, ...known, language])]
  if (languages.length === 1) return null
  return (
    <Choice
      label={t('Language')}
      value={language}
      options={languages.map((one) => [one, languageLabel(one)] as const)}
      onChange={choose}
    />
  )
}

interface LanguageChoiceProps {
  readonly language: string
  readonly choose: (language: string) => void
}

function SavingNote({ saving, retry, drop }: SavingNoteProps) {
  if (typeof saving !== 'object')
    return (
      <p className="media-wizard-saving ed-quiet" role="status">
        {SAVING[saving]}
      </p>
    )
  return (
    <div className="media-wizard-saving panel-picture-failed" role="alert">
      <p>{joinSentences(t('Not saved.'), saving.failed)}</p>
      <Button look="quiet" onClick={() => void retry()}>
        {t('Try again')}
      </Button>
      <Button look="quiet" onClick={drop}>
        {t('Discard')}
      </Button>
    </div>
  )
}

interface SavingNoteProps {
  readonly saving: 'none' | 'saving' | 'saved' | { readonly failed: string }
  readonly retry: () => Promise<boolean>
  readonly drop: () => void
}

const SAVING = { none: '', saving: t('Saving…'), saved: t('Saved') } as const

function emptyMessage(language: string): string {
  return language === DEFAULT_LANGUAGE
    ? t('Every picture is described.')
    : t('Every picture is described in {language}.', { language: languageLabel(language) })
}

function altHelp(picture: Picture | null, language: string, album: string): string {
  if (language === DEFAULT_LANGUAGE || !picture) return altHint(picture?.displayName ?? '', album)
  return picture.altText === ''
    ? t('This picture has no alt text yet.')
    : t('Default: {altText}', { altText: picture.altText })
}

function captionHelp(picture: Picture | null, language: string): string | undefined {
  if (language === DEFAULT_LANGUAGE || !picture?.caption) return undefined
  return t('Default: {caption}', { caption: picture.caption })
}
