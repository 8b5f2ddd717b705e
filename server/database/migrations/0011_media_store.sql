CREATE TABLE "content_references" (
	"source_kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"state" text NOT NULL,
	"place" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"live_from" timestamp (3) with time zone,
	"live_until" timestamp (3) with time zone,
	CONSTRAINT "content_references_key" PRIMARY KEY("source_kind","source_id","state","place","target_kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "pending_originals" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"store_identity" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "original" text;--> statement-breakpoint
CREATE INDEX "content_references_target" ON "content_references" USING btree ("target_kind","target_id","state");--> statement-breakpoint
ALTER TABLE "media_items" DROP COLUMN "src";--> statement-breakpoint
ALTER TABLE "media_items" DROP COLUMN "url";