import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { formatDay, formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { AccessTokensQuery } from '../api/operations/generated'
import { accessTokensQuery, revokeAccessTokenMutation } from '../api/operations/integrations'
import { FailureNote } from '../app/error-page'
import { ConfirmDialog } from '../screens/confirm-dialog'
import { type Column, ListTable } from '../screens/list/list-table'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import type { ShownSecret } from './secret-dialog'
import { SCOPES, TokenDialog } from './token-dialog'

type AccessToken = AccessTokensQuery['accessTokens'][number]

/** List of the access tokens of the network and its people. */
export function TokenList({ onSecret, onDone }: TokenListProps) {
  const { data, error, refetch } = useQuery(accessTokensQuery)
  const [revokeToken] = useMutation(revokeAccessTokenMutation, {
    refetchQueries: [accessTokensQuery],
    awaitRefetchQueries: true,
  })
  const [isAdding, setIsAdding] = useState(false)
  const [revoked, setRevoked] = useState<AccessToken | null>(null)
  return (
    <section className="integrations-part" aria-label={t('Access tokens')}>
      <div className="integrations-head">
        <h2>{t('Access tokens')}</h2>
        <Button onClick={() => setIsAdding(true)}>{t('Create token')}</Button>
      </div>
      <p className="ed-quiet">
        {t(
          'Programs send a token with each API request, as “Authorization: Bearer …”. Tokens give access only to content, never to people or messages.',
        )}
      </p>
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {!data && !error && <Spinner label={t('Loading access tokens…')} />}
      {data && <TokenTable tokens={data.accessTokens} onRevoke={setRevoked} />}
      {isAdding && (
        <TokenDialog
          onClose={() => setIsAdding(false)}
          onCreated={(value) => {
            setIsAdding(false)
            onSecret({
              ...{ label: t('Access token'), value },
              help: t('Anyone with this token has its access. Keep it as safe as a password.'),
            })
          }}
        />
      )}
      {revoked && (
        <ConfirmDialog
          title={t('Revoke “{name}”?', { name: revoked.name })}
          text={t('Programs that use it will stop working right away.')}
          label={t('Revoke')}
          run={async () => {
            await revokeToken({ variables: { id: revoked.id } })
            onDone(t('Access token revoked.'))
          }}
          onClose={() => setRevoked(null)}
        />
      )}
    </section>
  )
}

interface TokenListProps {
  readonly onSecret: (secret: ShownSecret) => void
  readonly onDone: (text: string) => void
}

function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const { names } = useLocationNames()
  const nameOf = (id: string | number) =>
    names.find((one) => String(one.id) === String(id))?.name ?? t('Location {id}', { id })
  const columns: Column<AccessToken>[] = [
    { label: t('Name'), className: 'integrations-words', cell: ({ name }) => name },
    { label: t('Access'), cell: ({ scope }) => SCOPES[scope].label },
    {
      label: t('Locations'),
      cell: ({ locationIds }) =>
        locationIds ? formatList(locationIds.map(nameOf)) : t('All locations'),
    },
    { label: t('Owner'), cell: ({ ownerName }) => ownerName ?? t('Program') },
    {
      ...{ label: t('Expires'), labelsCards: true },
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>,
    },
    {
      label: t('Last used'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <time dateTime={lastUsedAt}>{formatDay(lastUsedAt)}</time> : t('Never used'),
    },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: (row) => (
        <Button
          look="quiet"
          aria-label={t('Revoke {name}', { name: row.name })}
          onClick={() => onRevoke(row)}
        >
          {t('Revoke')}
        </Button>
      ),
    },
  ]
  if (tokens.length === 0) return <p className="ed-quiet">{t('No access tokens yet.')}</p>
  return <ListTable columns={columns} rows={tokens} keyOf={({ id }) => String(id)} />
}

interface TokenTableProps {
  readonly tokens: readonly AccessToken[]
  readonly onRevoke: (token: AccessToken) => void
}
