import { type ChangeEvent, type FormEvent, useMemo, useRef, useState } from 'react'
import { partsOfMarkup } from '#schema/import/parts-of-markup'
import { t } from '#schema/messages/t'
import { createPage } from '../api/create-page'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { useApp } from '../app/app-context'
import { pagePath } from '../app/routes'
import { lazyRecordSearch } from '../library/lazy-record-search'
import { pictureLibrary } from '../library/picture-library'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { DocumentPreview } from './document-preview'
import { NoDocument } from './foreign-document'
import {
  type AddedPictures,
  addPictures,
  pageContentOf,
  type RefusedPicture,
} from './page-of-document'
import { type ReadDocument, readDocument } from './read-document'
import './document-import.css'

/** Import of a Word or Markdown file as a page draft, with a preview before the page is created. */
export function DocumentImport({ locationId }: { readonly locationId: number }) {
  const [read, setRead] = useState<ReadDocument | null>(null)
  const [problem, setProblem] = useState('')
  const latest = useRef(0)

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    latest.current += 1
    const turn = latest.current
    setRead(null)
    setProblem('')
    try {
      const next = await readDocument(files)
      if (turn === latest.current) setRead(next)
    } catch (error) {
      if (turn === latest.current) setProblem(problemOf(error))
    }
  }

  return (
    <>
      <FieldRow
        label={t('Document')}
        help={t(
          'A Word document (.docx), or a Markdown file (.md) with its pictures. In Google Docs, choose File, Download, Microsoft Word.',
        )}
        error={problem || undefined}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input document-import-file"
            type="file"
            multiple
            accept=".docx,.md,.markdown,.txt,image/*"
            onChange={(event) => void choose(event)}
          />
        )}
      </FieldRow>
      {read && <NewDraft key={latest.current} read={read} locationId={locationId} />}
    </>
  )
}

function problemOf(error: unknown): string {
  if (error instanceof NoDocument) return error.message
  return t('The file couldn’t be read. Check your connection and choose it again.')
}

/** Preview of the page with a button that creates it. */
function NewDraft({ read, locationId }: NewDraftProps) {
  const { client } = useApp()
  const parts = useMemo(() => partsOfMarkup(read.markup), [read])
  const added = useRef<AddedPictures>(new Map())
  const key = useRef(newKey())
  const [title, setTitle] = useState(read.title)
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([])
  const [pageId, setPageId] = useState<number | null>(null)
  const count = read.pictures.size

  async function create(withoutRefused: boolean): Promise<void> {
    if (title.trim() === '' || progress !== null) return
    setProblem('')
    try {
      if (!withoutRefused) {
        const library = pictureLibrary(lazyRecordSearch(client).pictures, locationId)
        const wrong = await addPictures(read, library, added.current, (done) =>
          setProgress(t('Adding picture {number} of {count}…', { number: done + 1, count })),
        )
        setRefused(wrong)
        if (wrong.length > 0) {
          setProgress(null)
          return
        }
      }
      setProgress(t('Creating the page…'))
      const content = await pageContentOf(title.trim(), read, { added: added.current })
      const page = { title: title.trim(), type: 'PAGE', locationId } as const
      const { id } = await createPage(
        client,
        { ...page, address: null, description: '', content },
        key.current,
      )
      setPageId(id)
    } catch (error) {
      setProblem(failureOf(error).message)
    }
    setProgress(null)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void create(false)
  }

  if (pageId !== null)
    return (
      <p className="ed-message" role="status">
        {t('The draft “{title}” has been created.', { title: title.trim() })}{' '}
        <AppLink href={pagePath(pageId)}>{t('Open it')}</AppLink>
      </p>
    )
  return (
    <form className="document-import-draft" onSubmit={submit} noValidate>
      <FieldRow
        label={t('Title of the page')}
        required
        error={title.trim() === '' ? t('Enter a title for the page') : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={200}
            value={title}
            onChange={({ target }) => {
              key.current = newKey()
              setTitle(target.value)
            }}
          />
        )}
      </FieldRow>
      <DocumentPreview parts={parts} notes={read.notes} pictures={[...read.pictures.values()]} />
      {refused.length > 0 && <Refused refused={refused} />}
      <ProblemNote text={problem} />
      <div className="document-import-actions">
        <Button look="primary" type="submit" aria-disabled={progress !== null}>
          {progress ?? (refused.length > 0 ? t('Try again') : t('Create draft'))}
        </Button>
        {refused.length > 0 && progress === null && (
          <Button onClick={() => void create(true)}>{t('Create without them')}</Button>
        )}
      </div>
      <p className="ed-visually-hidden" role="status">
        {progress}
      </p>
    </form>
  )
}

interface NewDraftProps {
  readonly read: ReadDocument
  readonly locationId: number
}

function Refused({ refused }: { readonly refused: readonly RefusedPicture[] }) {
  return (
    <div className="ed-message" data-tone="danger" role="alert">
      {t('No page has been created yet. These pictures couldn’t be added:')}
      <ul>
        {refused.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={index}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
