CREATE TABLE "page_override_revisions" (
	"override_id" integer NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"draft" text NOT NULL,
	"draft_count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"saved_by_name" text NOT NULL,
	CONSTRAINT "page_override_revisions_override_id_version_pk" PRIMARY KEY("override_id","version")
);
--> statement-breakpoint
ALTER TABLE "page_override_revisions" ADD CONSTRAINT "page_override_revisions_override_id_page_overrides_id_fk" FOREIGN KEY ("override_id") REFERENCES "public"."page_overrides"("id") ON DELETE no action ON UPDATE no action;