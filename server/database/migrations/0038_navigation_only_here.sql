ALTER TABLE "navigations" ADD COLUMN "only_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD COLUMN "only_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "record_drafts" DROP CONSTRAINT "record_drafts_kind_record_id_location_id_language_pk";--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_kind_record_id_location_id_language_only_here_pk" PRIMARY KEY("kind","record_id","location_id","language","only_here");
