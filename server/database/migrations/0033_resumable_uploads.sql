CREATE TABLE "resumable_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"arrived" bigint DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "resumable_uploads_by_age" ON "resumable_uploads" USING btree ("created_at");