DROP INDEX "changes_at";--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "changes_xid" ON "changes" USING btree ("xid");