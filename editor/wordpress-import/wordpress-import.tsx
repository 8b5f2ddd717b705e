import { type ChangeEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { managesLocation } from '../screens/screens'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { ImportProgress } from './import-progress'
import { PostList } from './post-list'
import type { PostState } from './run-import'
import { useSiteImport } from './use-site-import'
import './wordpress-import.css'

/** Import of a WordPress export: shows its contents, then turns posts into articles and pages into pages, one after another. */
export function WordpressImport({ locationId }: { readonly locationId: number }) {
  const { account } = useApp()
  const [folder, setFolder] = useState<readonly File[]>([])
  const [isPublic, setIsPublic] = useState(false)
  const [withRedirects, setWithRedirects] = useState(true)
  const mayRedirect = managesLocation(account, locationId)
  const site = useSiteImport(locationId, { isPublic, withRedirects: mayRedirect && withRedirects })
  const { plan, outcomes, work, problem } = site
  const countOf = (state: PostState) =>
    plan?.posts.filter((post) => outcomes.get(post)?.state === state).length ?? 0
  const [fresh, failed] = [countOf('NEW'), countOf('FAILED')]
  const isBusy = work !== null
  return (
    <>
      <div className="wordpress-import-files">
        <FieldRow
          label={t('WordPress export')}
          help={t('In WordPress: Tools, Export, All content. Choose the XML file.')}
          error={problem || undefined}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input wordpress-import-file"
              type="file"
              accept=".xml,text/xml,application/xml"
              disabled={isBusy}
              onChange={(event) => void choose(event, site.read)}
            />
          )}
        </FieldRow>
        <FieldRow
          label={t('Folder of pictures')}
          help={t(
            'The wp-content/uploads folder, if you have it. Other pictures are copied from the old site.',
          )}
        >
          {(aria) => (
            <input
              {...aria}
              ref={asFolder}
              className="ed-input wordpress-import-file"
              type="file"
              multiple
              disabled={isBusy}
              onChange={({ target }) => setFolder([...(target.files ?? [])])}
            />
          )}
        </FieldRow>
      </div>
      {work && <ImportProgress work={work} onStop={site.stop} />}
      {plan && (
        <section
          className="wordpress-import-run"
          aria-label={t('Import preview')}
          aria-busy={isBusy}
        >
          <PostList plan={plan} outcomes={outcomes} />
          {fresh + failed > 0 && !isBusy && (
            <>
              <Check
                label={t('Publish entries that were public in WordPress')}
                isChecked={isPublic}
                onChange={setIsPublic}
              />
              {mayRedirect && (
                <Check
                  label={t('Redirect old addresses to the new articles')}
                  isChecked={withRedirects}
                  onChange={setWithRedirects}
                />
              )}
              <Button look="primary" onClick={() => void site.run(folder)}>
                {fresh > 0 ? t('Import {count}', { count: fresh + failed }) : t('Try again')}
              </Button>
            </>
          )}
        </section>
      )}
    </>
  )
}

async function choose(
  { target }: ChangeEvent<HTMLInputElement>,
  read: (file: File) => Promise<void>,
): Promise<void> {
  const [file] = target.files ?? []
  if (file) await read(file)
  // Lets the same file be chosen again.
  target.value = ''
}

/** Set here because React has no attribute for it. */
function asFolder(input: HTMLInputElement | null): void {
  if (input) input.webkitdirectory = true
}

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="wordpress-import-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

interface CheckProps {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}
