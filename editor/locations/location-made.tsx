import { useEffect, useState } from 'react'
import type { CopiedLocation } from '../api/locations'
import { followLink, navigate } from '../app/navigation'
import { locationPath, MEDIA_PATH, PAGES_PATH, PEOPLE_PATH } from '../app/routes'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** The end of the guide: where the site is, and what is next. */
export function LocationMade({ made, onClose }: LocationMadeProps) {
  const address = `/${made.slug}/`
  const isLive = useIsLive(address)
  return (
    <Dialog
      title={isLive ? 'The site is there' : 'The location is there'}
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
        {isLive ? 'Visitors find its site at ' : 'Its site will be at '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      <p className="ed-quiet">{isLive ? copiedWords(made) : NOT_LIVE}</p>
      <h3>What is next</h3>
      <ul className="location-next">
        {nextSteps(made, isLive).map(({ label, help, path }) => (
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
function nextSteps({ id, pages: copied }: CopiedLocation, isLive: boolean) {
  const pages = `${PAGES_PATH}?locationId=${id}`
  return [
    ...(isLive
      ? ownHome(copied, pages)
      : [
          {
            label: 'A home page',
            path: pages,
            help: 'Make one here, or one for the whole network.',
          },
        ]),
    {
      ...{ label: 'Address and hours', path: locationPath(id) },
      help: 'Visitors look first for where it is and when it is open.',
    },
    {
      ...{ label: 'Pictures', path: `${MEDIA_PATH}?location=${id}` },
      help: 'Of the building and of the people.',
    },
    {
      ...{ label: 'People', path: `${PEOPLE_PATH}?location=${id}` },
      help: 'Invite those who look after its pages and events.',
    },
    ...(copied === 0
      ? []
      : [
          {
            ...{ label: 'Pages', path: pages },
            help: 'Read through what was copied, and publish what you change.',
          },
        ]),
  ]
}

/** A shared home page says the name of the network's own location wherever somebody has written it. */
function ownHome(copied: number, path: string) {
  const help =
    'The one of the network is shown, with its words. “New page” begins one with this name.'
  return copied === 0 ? [{ label: 'A home page of its own', path, help }] : []
}

const NOT_LIVE =
  'Neither the location nor the network has a home page that is published: until then visitors read that the site opens soon.'

/** Whether a visitor finds a page at the address; so it is taken to be until the answer is there. */
function useIsLive(address: string): boolean {
  const [isLive, setIsLive] = useState(true)
  useEffect(() => {
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => setIsLive(ok),
      // Nothing is known without an answer.
      () => setIsLive(true),
    )
  }, [address])
  return isLive
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
