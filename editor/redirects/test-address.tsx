import { type FormEvent, useState } from 'react'
import { failureOf } from '../api/failure'
import { type AddressLeads, whereAddressLeads } from '../api/redirects'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'

/** Says what visitors get at an address. */
export function TestAddress({ locationId }: { readonly locationId: string }) {
  const { client } = useApp()
  const [address, setAddress] = useState('')
  const [words, setWords] = useState('')

  async function test(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      setWords(wordsFor(await whereAddressLeads(client, locationId, address)))
    } catch (error) {
      setWords(failureOf(error).message)
    }
  }

  return (
    <form
      className="redirects-tool"
      aria-label="Test an address"
      onSubmit={(event) => void test(event)}
    >
      <h2>Test an address</h2>
      <FieldRow label="Address">
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            inputMode="url"
            autoComplete="off"
            placeholder="/old-page, or copied from a browser"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </FieldRow>
      <Button type="submit">Test</Button>
      <p role="status">{words}</p>
    </form>
  )
}

function wordsFor({ kind, path, to }: AddressLeads): string {
  if (kind === 'PAGE') return `At ${path} visitors get the page “${to}”.`
  if (kind === 'REDIRECT') return `${path} redirects to ${to}.`
  return `Nothing is at ${path}.`
}
