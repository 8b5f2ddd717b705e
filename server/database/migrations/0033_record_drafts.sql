CREATE TABLE "record_drafts" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"base_version" integer NOT NULL,
	"values" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by_name" text NOT NULL,
	CONSTRAINT "record_drafts_kind_record_id_location_id_language_pk" PRIMARY KEY("kind","record_id","location_id","language")
);
--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;