import { useLazyQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { whereAddressLeadsQuery } from '../api/operations/redirects'
import type { AddressLeads } from '../api/redirects'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'

/** Form that shows what visitors get at an address. */
export function TestAddress({ locationId }: { readonly locationId: string }) {
  const [requestPosition, { data, error }] = useLazyQuery(whereAddressLeadsQuery, {
    fetchPolicy: 'network-only',
  })
  const [address, setAddress] = useState('')

  function test(event: FormEvent): void {
    event.preventDefault()
    void requestPosition({ variables: { locationId, address } })
  }

  return (
    <form className="redirects-tool" aria-label={t('Test an address')} onSubmit={test}>
      <h2>{t('Test an address')}</h2>
      <FieldRow label={t('Address')}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            inputMode="url"
            autoComplete="off"
            placeholder={t('/old-page or a full web address')}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </FieldRow>
      <Button type="submit">{t('Test')}</Button>
      <p role="status">
        {error ? failureOf(error).message : data && leadMessage(data.whereAddressLeads)}
      </p>
    </form>
  )
}

function leadMessage({ kind, path, to }: AddressLeads): string {
  if (kind === 'PAGE') return t('{path} shows visitors the page “{to}”.', { path, to })
  if (kind === 'REDIRECT') return t('{path} redirects to {to}.', { path, to })
  return t('There’s nothing at {path}.', { path })
}
