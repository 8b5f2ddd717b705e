import { type FormEvent, useRef, useState } from 'react'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { createPage, type NewPage } from '../api/pages'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { NewPageFields } from './new-page-fields'
import { addressOf, addressProblem } from './page-address'

/** Asks for what a new page needs, creates it and opens it. */
export function NewPageDialog({ locations, onClose, onCreated }: NewPageDialogProps) {
  const { client } = useApp()
  const [page, setPage] = useState<NewPage>({
    title: '',
    address: '',
    type: 'PAGE',
    locationId: locations[0]?.id ?? 0,
  })
  const [hasOwnAddress, setHasOwnAddress] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [message, setMessage] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  // One key for the dialog's life: pressing twice, or again after an answer was lost, creates one page.
  const key = useRef(newKey())
  const form = useRef<HTMLFormElement>(null)
  const address = hasOwnAddress ? page.address : addressOf(page.title)
  const problems = {
    title: page.title.trim() === '' ? 'Give the page a title' : undefined,
    address: addressProblem(address) ?? undefined,
  }

  function change(part: Partial<NewPage>): void {
    key.current = newKey()
    setPage({ ...page, ...part })
  }

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (problems.title ?? problems.address) {
      form.current
        ?.querySelector<HTMLInputElement>(problems.title ? 'input' : '[name=address]')
        ?.focus()
      return
    }
    if (isAsking) return
    setIsAsking(true)
    setMessage('')
    try {
      const input = { ...page, title: page.title.trim(), address }
      onCreated((await createPage(client, input, key.current)).id)
    } catch (error) {
      setMessage(failureOf(error).message)
      setIsAsking(false)
    }
  }

  return (
    <Dialog
      title="New page"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form="ed-new-page" aria-disabled={isAsking}>
            {isAsking ? 'Creating…' : 'Create page'}
          </Button>
        </>
      }
    >
      <form id="ed-new-page" className="ed-new-page" ref={form} onSubmit={create} noValidate>
        {message !== '' && (
          <p className="ed-message" data-tone="danger" role="alert">
            {message}
          </p>
        )}
        <NewPageFields
          page={{ ...page, address }}
          problems={isTried ? problems : {}}
          locations={locations}
          onChange={change}
          onAddress={() => setHasOwnAddress(true)}
        />
      </form>
    </Dialog>
  )
}

interface NewPageDialogProps {
  /** The locations this person may add pages to. */
  readonly locations: readonly LocationName[]
  readonly onClose: () => void
  readonly onCreated: (documentId: number) => void
}
