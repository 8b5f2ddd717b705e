ALTER TABLE "record_revisions" DROP CONSTRAINT "record_revisions_kind_record_id_version_pk";--> statement-breakpoint
ALTER TABLE "record_revisions" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "record_revisions" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "record_revisions" ADD CONSTRAINT "record_revisions_version" UNIQUE NULLS NOT DISTINCT("kind","record_id","version","language","location_id");