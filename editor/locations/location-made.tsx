import type { CopiedLocation } from '../api/locations'
import { followLink, navigate } from '../app/navigation'
import { locationPath, MEDIA_PATH, PAGES_PATH, PEOPLE_PATH } from '../app/routes'
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
          <Button onClick={onClose}>Done</Button>
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
      <h3>What is next</h3>
      <ul className="location-next">
        {nextSteps(made.id).map(({ label, help, path }) => (
          <li key={label}>
            <a href={path} onClick={followLink}>
              {label}
            </a>
            <span className="ed-quiet">{help}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface LocationMadeProps {
  readonly made: CopiedLocation
  readonly onClose: () => void
}

/** What the site of a new location lacks, in the order in which visitors miss it. */
function nextSteps(id: number) {
  return [
    {
      ...{ label: 'Address and hours', path: locationPath(id) },
      help: 'Visitors look first for where it is and when it is open.',
    },
    {
      ...{ label: 'Pictures', path: `${MEDIA_PATH}?location=${id}` },
      help: 'Of the building and of the people, in place of those of the model.',
    },
    {
      ...{ label: 'People', path: `${PEOPLE_PATH}?location=${id}` },
      help: 'Invite those who look after its pages and events.',
    },
    {
      ...{ label: 'Pages', path: `${PAGES_PATH}?locationId=${id}` },
      help: 'Read through what was copied, and publish what you change.',
    },
  ]
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
