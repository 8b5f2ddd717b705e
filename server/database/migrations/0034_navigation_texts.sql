-- Languages of one menu are one tree: an entry of another language that leads where an entry of the default language leads becomes
-- its text. Others stay entries of their language, and entries that a language lacked stay hidden in it: no menu looks different.
CREATE TEMPORARY TABLE navigation_entries ON COMMIT DROP AS
SELECT n.id AS navigation, n.location_id, lower(n.language) AS language, m.menu, x.at, x.entry,
  coalesce((x.entry->>'level')::int, 0) AS level,
  coalesce(nullif(x.entry->>'entryId', ''), n.location_id || m.letter || x.at) AS old_id,
  coalesce(nullif(x.entry->>'entryId', ''),
    n.location_id || CASE WHEN lower(n.language) = 'en-us' THEN '' ELSE '-' || n.language END || m.letter || x.at) AS entry_id,
  CASE WHEN jsonb_typeof(x.entry->'link') = 'object'
    THEN concat_ws(' ', x.entry->'link'->>'href', '#' || (x.entry->'link'->>'pageId'), x.entry->'link'->>'blockId')
    ELSE 'level ' || coalesce((x.entry->>'level')::int, 0) END AS target
FROM navigations n
CROSS JOIN LATERAL (VALUES ('entries', '-h', n.entries), ('footer', '-f', n.footer)) AS m(menu, letter, list)
CROSS JOIN LATERAL jsonb_array_elements(m.list) WITH ORDINALITY AS x(entry, at);--> statement-breakpoint
CREATE TEMPORARY TABLE navigation_placed ON COMMIT DROP AS
SELECT e.*,
  row_number() OVER (PARTITION BY e.navigation, e.menu, e.target ORDER BY e.at) AS nth,
  (SELECT max(p.at) FROM navigation_entries p
    WHERE p.navigation = e.navigation AND p.menu = e.menu AND p.at < e.at AND p.level < e.level) AS parent_at
FROM navigation_entries e;--> statement-breakpoint
CREATE TEMPORARY TABLE navigation_pairs ON COMMIT DROP AS
SELECT t.navigation, t.menu, t.at, t.old_id, b.entry_id AS new_id, b.at AS tree_at,
  t.level = b.level AND t.parent_at IS NOT DISTINCT FROM parent.at
    AND b.at > coalesce(max(b.at) OVER (PARTITION BY t.navigation, t.menu ORDER BY t.at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS in_place
FROM navigation_placed t
JOIN navigation_placed b ON b.language = 'en-us' AND b.location_id = t.location_id AND b.menu = t.menu AND b.target = t.target AND b.nth = t.nth
LEFT JOIN navigation_placed tree_parent ON tree_parent.navigation = b.navigation AND tree_parent.menu = b.menu AND tree_parent.at = b.parent_at
LEFT JOIN navigation_placed parent ON parent.navigation = t.navigation AND parent.menu = t.menu
  AND parent.target = tree_parent.target AND parent.nth = tree_parent.nth
WHERE t.language <> 'en-us';--> statement-breakpoint
-- A menu in another order, or nested otherwise, is kept as entries of its language.
DELETE FROM navigation_pairs p USING navigation_pairs other
WHERE other.navigation = p.navigation AND other.menu = p.menu AND NOT other.in_place;--> statement-breakpoint
CREATE TEMPORARY TABLE navigation_ids ON COMMIT DROP AS
SELECT e.location_id, e.language, e.old_id, coalesce(p.new_id, e.entry_id) AS new_id
FROM navigation_entries e LEFT JOIN navigation_pairs p ON p.navigation = e.navigation AND p.menu = e.menu AND p.at = e.at
WHERE e.language <> 'en-us';--> statement-breakpoint
UPDATE navigations n SET changes = (
  SELECT coalesce(jsonb_agg(c.change || jsonb_build_object(
    'entry', coalesce((SELECT i.new_id FROM navigation_ids i WHERE i.language = lower(n.language) AND i.location_id IN (10, n.location_id) AND i.old_id = c.change->>'entry' LIMIT 1), c.change->>'entry'),
    'under', coalesce((SELECT i.new_id FROM navigation_ids i WHERE i.language = lower(n.language) AND i.location_id IN (10, n.location_id) AND i.old_id = c.change->>'under' LIMIT 1), c.change->>'under', ''),
    'after', coalesce((SELECT i.new_id FROM navigation_ids i WHERE i.language = lower(n.language) AND i.location_id IN (10, n.location_id) AND i.old_id = c.change->>'after' LIMIT 1), c.change->>'after', '')
  ) ORDER BY c.at), '[]'::jsonb)
  FROM jsonb_array_elements(n.changes) WITH ORDINALITY AS c(change, at))
WHERE lower(n.language) <> 'en-us';--> statement-breakpoint
UPDATE navigations n SET changes = n.changes || (
  SELECT coalesce(jsonb_agg(jsonb_build_object('entry', b.entry_id, 'hidden', true, 'label', '', 'link', null, 'moved', false, 'under', '', 'after', '')), '[]'::jsonb)
  FROM navigation_entries b
  WHERE b.language = 'en-us' AND b.location_id = n.location_id
    AND NOT EXISTS (SELECT 1 FROM navigation_pairs p WHERE p.navigation = n.id AND p.new_id = b.entry_id))
WHERE lower(n.language) <> 'en-us' AND n.combines <> 'instead';--> statement-breakpoint
UPDATE navigations n SET
  entries = coalesce((SELECT jsonb_agg(e.entry || jsonb_build_object('entryId', coalesce(p.new_id, e.entry_id), 'part', CASE WHEN p.new_id IS NULL THEN 'entry' ELSE 'text' END) ORDER BY e.at)
    FROM navigation_entries e LEFT JOIN navigation_pairs p ON p.navigation = e.navigation AND p.menu = e.menu AND p.at = e.at
    WHERE e.navigation = n.id AND e.menu = 'entries'), '[]'::jsonb),
  footer = coalesce((SELECT jsonb_agg(e.entry || jsonb_build_object('entryId', coalesce(p.new_id, e.entry_id), 'part', CASE WHEN p.new_id IS NULL THEN 'entry' ELSE 'text' END) ORDER BY e.at)
    FROM navigation_entries e LEFT JOIN navigation_pairs p ON p.navigation = e.navigation AND p.menu = e.menu AND p.at = e.at
    WHERE e.navigation = n.id AND e.menu = 'footer'), '[]'::jsonb);
