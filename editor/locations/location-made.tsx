import type { CopiedLocation } from '../api/locations'
import { navigate } from '../app/navigation'
import { locationPath, PAGES_PATH } from '../app/routes'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** The end of the guide: where the site is, and what is next. */
export function LocationMade({ made, onClose }: LocationMadeProps) {
  const address = `/${made.slug}/`
  return (
    <Dialog
      title="The site is there"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => navigate(`${PAGES_PATH}?locationId=${made.id}`)}>Its pages</Button>
          <Button look="primary" autoFocus onClick={() => navigate(locationPath(made.id))}>
            Address, hours and more
          </Button>
        </>
      }
    >
      <p>
        Visitors find it at{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      <p className="ed-quiet">{copiedWords(made)}</p>
    </Dialog>
  )
}

interface LocationMadeProps {
  readonly made: CopiedLocation
  readonly onClose: () => void
}

function copiedWords({ pages, galleries }: CopiedLocation): string {
  if (pages === 0 && galleries === 0) return 'It shows the pages of the network.'
  const counted = [counts(pages, 'page', 'pages'), counts(galleries, 'gallery', 'galleries')]
  return `Copied: ${counted.filter(Boolean).join(', ')}.`
}

function counts(count: number, one: string, many: string): string {
  if (count === 0) return ''
  return `${count} ${count === 1 ? one : many}`
}
