import { useQuery } from '@apollo/client/react'
import type { Registry } from '#schema/block/block'
import { findRecordsQuery } from '../api/operations/pickers'
import type { FoundRecord } from '../library/found-record'
import { ofRecord } from '../library/found-records'
import type { LocationDifference } from '../store/location-version'
import { compareLists } from './list-changes'
import { ListDifference } from './list-difference'
import { TwoSides } from './two-sides'
import { contentsOfDifference, fieldOfDifference } from './value-contents'
import './two-texts.css'

/** The location's text beside the network's, with the differing words marked; a list item by item, pictures as pictures. */
export function TwoTexts({ difference, registry, locationName }: TwoTextsProps) {
  const here = contentsOfDifference(difference, difference.location, registry)
  const network = contentsOfDifference(difference, difference.network, registry)
  const pictures = usePictures([...here.pictures, ...network.pictures])
  const field = fieldOfDifference(difference, registry)
  const lists =
    field?.type === 'array' || field?.type === 'medias'
      ? { field, found: compareLists(difference.network, difference.location) }
      : null
  if (lists?.found && lists.found.changes.length > 0)
    return <ListDifference field={lists.field} {...{ ...lists.found, locationName, pictures }} />
  return <TwoSides {...{ network, here, locationName, pictures }} />
}

interface TwoTextsProps {
  readonly difference: LocationDifference
  readonly registry: Registry
  readonly locationName: string
}

/** Fetches pictures; until then, and without a connection, none. */
function usePictures(ids: readonly number[]): ReadonlyMap<string, FoundRecord> {
  const keys = [...new Set(ids.map(String))]
  const { data } = useQuery(findRecordsQuery, {
    variables: { kind: 'media', keys },
    fetchPolicy: 'cache-first',
    skip: keys.length === 0,
  })
  const found = data?.records.nodes.map((record) => ofRecord(record)) ?? []
  return new Map(found.map((record) => [record.key, record]))
}
