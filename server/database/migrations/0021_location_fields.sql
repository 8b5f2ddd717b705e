ALTER TABLE "locations" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "time_zone" SET DEFAULT 'UTC';--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "configuration" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "type_name" text DEFAULT 'Centre' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "type_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "address_line1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "country_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "coordinates" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "accent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "give_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "facebook" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "instagram" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "twitter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "youtube" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "maps_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "language" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "type_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "locations" SET
  "type_number" = coalesce(("type"::jsonb->>'id')::integer, 1),
  "type_name" = coalesce("type"::jsonb->>'name', 'Centre'),
  "type_description" = coalesce("type"::jsonb->>'description', ''),
  "address_line1" = coalesce("address"::jsonb->>'addressLine1', ''),
  "city" = coalesce("address"::jsonb->>'city', ''),
  "region" = coalesce("address"::jsonb->>'region', ''),
  "postal_code" = coalesce("address"::jsonb->>'postalCode', ''),
  "country_code" = coalesce("address"::jsonb->>'countryCode', ''),
  "coordinates" = coalesce(("address"::jsonb->>'latitude') || ', ' || ("address"::jsonb->>'longitude'), ''),
  "host" = coalesce("configuration"::jsonb->>'host', ''),
  "accent" = coalesce("configuration"::jsonb->>'accent', ''),
  "give_url" = coalesce("configuration"::jsonb->>'giveUrl', ''),
  "facebook" = coalesce("configuration"::jsonb->'social'->>'facebook', ''),
  "instagram" = coalesce("configuration"::jsonb->'social'->>'instagram', ''),
  "twitter" = coalesce("configuration"::jsonb->'social'->>'twitter', ''),
  "youtube" = coalesce("configuration"::jsonb->'social'->>'youtube', ''),
  "maps_key" = coalesce("configuration"::jsonb->>'mapsKey', ''),
  "language" = coalesce(nullif("configuration"::jsonb->>'language', ''), 'en-US'),
  "configuration" = ("configuration"::jsonb - '{host,accent,giveUrl,social,mapsKey,language}'::text[])::text;--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "type";
