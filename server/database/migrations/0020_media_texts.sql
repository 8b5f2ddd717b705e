ALTER TABLE "media_items" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE "media_items" SET "texts" = (select json_agg(json_build_object('language', t."language", 'locationId', t."location_id", 'altText', t."alt_text", 'caption', t."caption") order by t."location_id", t."language")::text
  from "media_texts" t where t."media_id" = "media_items"."id")
  WHERE exists (select 1 from "media_texts" t where t."media_id" = "media_items"."id");--> statement-breakpoint
DROP TABLE "media_texts" CASCADE;--> statement-breakpoint
UPDATE "media_revisions" SET "texts" = '[]' WHERE "texts" IS NULL;--> statement-breakpoint
ALTER TABLE "media_revisions" ALTER COLUMN "texts" SET DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "media_revisions" ALTER COLUMN "texts" SET NOT NULL;
