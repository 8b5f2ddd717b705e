ALTER TABLE "feedback" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_once" ON "feedback" USING btree ("once_key");